/** Which findings of a plugin break a document: by the part of the plugin that the document's problem refers to. */
import type { Finding } from '../../core/finding.ts';
import { isObject, pointerTokens, valueAt, type Json, type JsonObject } from '../../core/json.ts';
import type { UseAbout, UseProblem } from '../../heddle/index.ts';
import { entries, textOf } from './hold.ts';

/** Both manifests: pointers of findings lead into them. */
export interface Manifests {
  readonly baseline: JsonObject;
  readonly current: JsonObject;
}

/**
 * The findings that announce a problem. The nearest are taken: those of the very field, port or branch; else all of
 * their part; else all of the component or tool.
 */
export function findingsOf(
  problem: UseProblem,
  findings: readonly Finding[],
  manifests: Manifests,
): readonly Finding[] {
  const parts = [problem.about, problem.also].filter((part) => part !== undefined);
  const telling = findings.filter(({ level }) => level !== 'notice');
  for (const near of [isExactly, isOfPart, isOfSubject]) {
    const found = telling.filter((finding) => parts.some((part) => near(finding, part, manifests)));
    const weighty = found.filter(({ level }) => level !== 'warning');
    if (found.length > 0) return weighty.length > 0 ? weighty : found;
  }
  return [];
}

type Near = (finding: Finding, part: UseAbout, manifests: Manifests) => boolean;

const isOfSubject: Near = ({ subject }, part, manifests) => {
  if (part.part === 'tool') return subject.type === 'tool' && subject.name === part.tool;
  return subject.type === 'component' && componentsOf(part, manifests).includes(subject.name);
};

function componentsOf(part: Exclude<UseAbout, { part: 'tool' }>, { baseline, current }: Manifests): readonly string[] {
  if (part.part !== 'protocol') return [part.component];
  return [baseline, current].flatMap((manifest) =>
    entries(manifest, 'components')
      .filter((one) => textOf(one, 'protocol') === part.protocol)
      .map((one) => textOf(one, 'componentType')),
  );
}

const isOfPart: Near = (finding, part, manifests) => {
  if (!isOfSubject(finding, part, manifests)) return false;
  const fields = [finding.baseline, finding.current, ...(finding.also ?? [])].map(
    (place) => pointerTokens(place ?? '')[2],
  );
  switch (part.part) {
    case 'configuration':
      return finding.place?.part === 'configuration' || fields.includes('schema');
    case 'port':
      return fields.includes(part.side);
    case 'branch':
      return fields.includes('branches');
    case 'protocol':
      return fields.includes('protocol') || fields.includes('contentType');
    case 'component':
    case 'store':
    case 'tool':
      return fields.every((field) => field === undefined || field === 'kind' || field === 'componentType');
    default:
      return part satisfies never;
  }
};

const isExactly: Near = (finding, part, manifests) => {
  if (!isOfPart(finding, part, manifests)) return false;
  switch (part.part) {
    case 'configuration':
      return overlaps(finding, part.path);
    case 'port':
      return titles(finding, manifests).includes(part.title);
    case 'branch':
      return branchNames(finding, manifests).includes(part.branch);
    case 'component':
    case 'store':
    case 'tool':
    case 'protocol':
      return true;
    default:
      return part satisfies never;
  }
};

/** One of the finding's places in the configuration is, as far as both go, the problem's. */
function overlaps(
  { place, witness, baseline, current, also = [] }: Finding,
  path: readonly (string | number)[],
): boolean {
  const written = place === undefined ? [] : place.path.split(/[.[\]]+/);
  const places = [written, pointerTokens(witness?.at ?? ''), ...[baseline, current, ...also].map(fieldsOf)]
    .map((steps) => steps.filter((step) => !/^[\d*]*$|\(/.test(step)).map(camel))
    .filter((steps) => steps.length > 0);
  const wanted = path.filter((step) => typeof step === 'string').map(camel);
  return (
    places.length === 0 ||
    places.some((steps) => {
      const common = Math.min(steps.length, wanted.length);
      return steps.slice(0, common).join('\0') === wanted.slice(0, common).join('\0');
    })
  );
}

/** The fields that a pointer into a component's `schema` goes through. */
function fieldsOf(pointer: string | undefined): string[] {
  const [, , field, ...steps] = pointerTokens(pointer ?? '');
  if (field !== 'schema') return [];
  return steps.flatMap((step, at) => (steps[at - 1] === 'properties' && steps[at - 2] !== 'properties' ? [step] : []));
}

function camel(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function titles({ baseline, current }: Finding, manifests: Manifests): string[] {
  return [partAt(manifests.baseline, baseline), partAt(manifests.current, current)].flatMap((port) =>
    isObject(port) ? [textOf(port, 'title')] : [],
  );
}

function branchNames({ baseline, current }: Finding, manifests: Manifests): string[] {
  return [partAt(manifests.baseline, baseline), partAt(manifests.current, current)].flatMap((one) =>
    typeof one === 'string' ? [one] : [],
  );
}

/** What stands at the component's port or branch to which a pointer leads, or leads further. */
function partAt(manifest: Json, pointer: string | undefined): Json | undefined {
  return pointer === undefined ? undefined : valueAt(manifest, pointerTokens(pointer).slice(0, PART));
}
/** `/components/0/inputs/1`: so many steps. */
const PART = 4;
