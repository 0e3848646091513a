import { fault } from './problems.ts';
import type { SectionName } from './section-ids.ts';
import type { KnownSection, Section } from './sections.ts';

/** Sections that hold one number and nothing else. */
const SINGLE: ReadonlySet<SectionName> = new Set(['start', 'data count']);
/** Sections whose items the host reads, up to their last byte, before it looks for the manifest. */
const READ_BY_THE_HOST: ReadonlySet<SectionName> = new Set(['import', 'memory', 'global', 'export', 'code']);

/** Holds the sections of one module against each other as they come: order, repetition, counts. */
export interface SectionRules {
  /** @throws ContractError when this section may not stand here */
  take(section: Section): void;
  /** @throws ContractError when the module may not end here */
  finish(): void;
}

export function sectionRules(label: string): SectionRules {
  const counts = new Map<SectionName, number>();
  let last: KnownSection | undefined;

  const mustAgree = (one: SectionName, other: SectionName, offset: number | undefined): void => {
    const [first, second] = [counts.get(one) ?? 0, counts.get(other) ?? 0];
    if (first === second) return;
    throw fault(
      'section-malformed',
      `The ${one} section of ${label} counts ${first}, the ${other} section ${second}; they must agree.`,
      offset === undefined ? {} : { offset },
    );
  };

  return {
    take(section) {
      if (section.kind !== 'known') return;
      if (counts.has(section.name)) {
        throw fault('section-twice', `${label} has a second ${section.name} section at byte ${section.offset}.`, {
          offset: section.offset,
        });
      }
      if (last !== undefined && last.rank > section.rank) {
        throw fault(
          'section-out-of-order',
          `In ${label} the ${section.name} section at byte ${section.offset} stands behind the ${last.name} ` +
            'section; it must come before.',
          { offset: section.offset },
        );
      }
      last = section;
      counts.set(section.name, section.count);
      checkCount(section, label);
      if (section.name === 'code') mustAgree('function', 'code', section.offset);
      // A data section may stand without a data count.
      if (section.name === 'data' && counts.has('data count')) mustAgree('data count', 'data', section.offset);
    },
    finish() {
      mustAgree('function', 'code', undefined);
      if (counts.has('data count')) mustAgree('data count', 'data', undefined);
    },
  };
}

/** Every item takes a byte at least; without items nothing may follow. */
function checkCount(section: KnownSection, label: string): void {
  const room = section.end - section.items;
  const single = SINGLE.has(section.name);
  if (
    single
      ? room === 0
      : !READ_BY_THE_HOST.has(section.name) || (section.count <= room && (section.count > 0 || room === 0))
  )
    return;
  const why = single
    ? `holds ${room} bytes behind its number`
    : `counts ${section.count} items and has ${room} bytes for them`;
  throw fault('section-malformed', `The ${section.name} section at byte ${section.offset} of ${label} ${why}.`, {
    offset: section.offset,
  });
}
