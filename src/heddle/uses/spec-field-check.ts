/** Whether a value may stand in a field of one of Agent Spec's own components. */
import type { Loading } from './loading.ts';
import { isSeenArray, isSeenObject, own, type Seen } from './seen.ts';
import type { FieldRule, Slot } from './spec-fields.ts';

const REDUCERS: readonly Seen[] = ['append', 'sum', 'average', 'max', 'min'];

/** What is wrong with a field's value, as words that follow its name; undefined when heddle takes it. */
export function fieldFault(loading: Loading, value: Seen, rule: FieldRule): string | undefined {
  if (value === undefined) return rule.optional === true || rule.given !== undefined ? undefined : 'is missing';
  switch (rule.takes) {
    case 'any':
      return undefined;
    case 'word':
      return rule.words.some((word) => word === value) ? undefined : `is none of ${rule.words.join(', ')}`;
    case 'component':
      return slotFault(loading, value, rule.slot);
    case 'components':
      if (!isSeenArray(value)) return 'is not a list';
      return value.map((one) => slotFault(loading, one, rule.slot)).find((fault) => fault !== undefined);
    case 'numbers':
      return isSeenObject(value) && Object.keys(rule.names).every((name) => isNumberOrNone(own(value, name)))
        ? undefined
        : 'is not an object of numbers';
    case 'toolFilter':
      return isSeenArray(value) && value.every((one) => isText(one) || loading.loaded(one)?.type === 'MCPToolSpec')
        ? undefined
        : 'is not a list of names and MCPToolSpecs';
    default:
      return FITS[rule.takes](value) ? undefined : `is not ${WORDS[rule.takes]}`;
  }
}

type Plain = Exclude<FieldRule['takes'], 'any' | 'word' | 'component' | 'components' | 'numbers' | 'toolFilter'>;

const isText = (value: Seen): value is string => typeof value === 'string';
const isNumberOrNone = (value: Seen): boolean => value === undefined || typeof value === 'number';
const allOf = (value: Seen, fits: (one: Seen) => boolean): boolean =>
  isSeenObject(value) && Object.values(value).every(fits);

const FITS: Readonly<Record<Plain, (value: Seen) => boolean>> = {
  text: isText,
  flag: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  object: isSeenObject,
  textObject: (value) => allOf(value, isText),
  objectObject: (value) => allOf(value, isSeenObject),
  texts: (value) => isSeenArray(value) && value.every(isText),
  textOrTexts: (value) => isText(value) || (isSeenArray(value) && value.every(isText)),
  objects: (value) => isSeenArray(value) && value.length > 0 && value.every(isSeenObject),
  pairs: (value) => isSeenArray(value) && value.length > 0 && value.every(isPair),
  generation: isGeneration,
  reducers: (value) => allOf(value, (one) => REDUCERS.includes(one)),
};

const WORDS: Readonly<Record<Plain, string>> = {
  text: 'a text',
  flag: '`true` or `false`',
  number: 'a number',
  integer: 'an integer',
  object: 'an object',
  textObject: 'an object of texts',
  objectObject: 'an object of objects',
  texts: 'a list of texts',
  textOrTexts: 'a text or a list of texts',
  objects: 'a list of at least one object',
  pairs: 'a list of at least one pair',
  generation: 'an object of generation parameters',
  reducers: 'an object of append, sum, average, max or min',
};

function isPair(value: Seen): boolean {
  return isSeenArray(value) && value.length === 2 && value.every(isSeenObject);
}

function isGeneration(value: Seen): boolean {
  if (!isSeenObject(value)) return false;
  const most = own(value, 'maxTokens');
  return (
    (most === undefined || Number.isInteger(most)) &&
    isNumberOrNone(own(value, 'temperature')) &&
    isNumberOrNone(own(value, 'topP'))
  );
}

/** A component that was not loaded fits everywhere: why it was not is said already. */
function slotFault(loading: Loading, value: Seen, slot: Slot): string | undefined {
  const component = loading.loaded(value);
  if (component === undefined) return `is not ${slot.called}`;
  if (component.kind === 'unknown') return undefined;
  if (component.kind === 'spec')
    return slot.types.has(component.type) ? undefined : `is not ${slot.called} but a ${component.type}`;
  if (!slot.open) return `is not ${slot.called} but a ${component.type}, which a plugin provides`;
  return component.id === '' ? `has an empty \`id\`, which heddle does not accept there` : undefined;
}
