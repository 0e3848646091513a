/** What is no contract, and is named for what it is. */
import { KIND_WORDS } from '../bytes/index.ts';
import type { Problem } from '../core/finding.ts';
import { isArray, isObject, member, type Json, type JsonObject } from '../core/json.ts';
import type { Sample } from './contract.ts';
import { GATE_RULES } from './rules.ts';

/** Files that are met where contracts are looked for, each told by its content (its name only breaks ties). */
const OTHERS: readonly { readonly words: string; readonly is: (sample: Sample) => boolean }[] = [
  { words: 'a heddle bundle', is: ({ label, bytes }) => bytes === 'gzip' && /\.heddle$/i.test(label) },
  { words: "a heddle bundle's index", is: object((json) => has(json, 'format') && has(json, 'flow')) },
  { words: 'an Agent Spec document (a flow or an agent)', is: isAgentSpec },
  {
    words: "what a berm host runs beside the public tools (its `/runtime`); the program's IDL or image is the contract",
    is: object((json) => has(json, 'tools') && has(json, 'deps') && has(json, 'events')),
  },
  {
    words: "a berm host's page of one program; its `/idl` is the contract",
    is: object((json) => isObject(member(json, 'program')) && has(json, 'served')),
  },
  { words: "a berm host's list of programs", is: ({ json }) => isProgramList(json) },
  {
    words: 'a `package.json` of npm',
    is: (sample) =>
      object((json) => ['dependencies', 'devDependencies', 'scripts', 'exports', 'main'].some((one) => has(json, one)))(
        sample,
      ) || /(?:^|[\\/])package\.json$/i.test(sample.label),
  },
  { words: 'a JSON Schema', is: object((json) => has(json, '$schema') && !has(json, 'name')) },
];

/** What the file is, to finish the sentence "this is …". */
export function whatItIs(sample: Sample): string {
  const known = OTHERS.find(({ is }) => is(sample));
  if (known !== undefined) return known.words;
  return sample.json === undefined ? KIND_WORDS[sample.bytes] : 'JSON, but not of any kind of contract';
}

/** The problem of a file that is no contract. */
export function notAContract(sample: Sample): Problem {
  const rule = 'not-a-contract';
  const { level, remedy } = GATE_RULES[rule];
  return { level, rule, message: `${sample.label} is ${whatItIs(sample)}, not a contract. ${remedy}` };
}

function object(is: (json: JsonObject) => boolean): (sample: Sample) => boolean {
  return ({ json }) => json !== undefined && isObject(json) && is(json);
}

function has(json: JsonObject, name: string): boolean {
  return member(json, name) !== undefined;
}

function isAgentSpec({ json, text = '' }: Sample): boolean {
  if (json === undefined) return /^(?:agentspec_version|component_type|componentType):/m.test(text.slice(0, 10_000));
  return isObject(json) && ['agentspec_version', 'component_type', 'componentType'].some((name) => has(json, name));
}

function isProgramList(json: Json | undefined): boolean {
  return (
    isArray(json) &&
    json.length > 0 &&
    json.every((one) => isObject(one) && has(one, 'digest') && isArray(member(one, 'tools')))
  );
}
