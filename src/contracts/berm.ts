/** What image, section and IDL share: one comparable form, the `Manifest`. */
import { breaks } from '../breaks/index.ts';
import type { Problem, Subject } from '../core/finding.ts';
import { pointerTokens, type JsonObject } from '../core/json.ts';
import type { LoadOptions as ManifestOptions, Manifest } from '../manifest/index.ts';
import { NOWHERE, type Contract, type ContractKind, type Facts, type HostSide } from './contract.ts';
import { rustLocator } from './rust/locate.ts';

/** The parts of a kind that every berm kind has. */
export const BERM: Pick<ContractKind, 'form' | 'unreadableBaseline' | 'kept' | 'compare' | 'locate'> = {
  form: 'berm',
  unreadableBaseline: 'fault',
  kept: 'built',
  compare: (baseline, current, { strict, confirmer }) =>
    baseline.manifest === undefined || current.manifest === undefined
      ? []
      : breaks(baseline.manifest, current.manifest, { strict, ...(confirmer !== undefined && { confirmer }) }),
  async locate({ path, contract: { manifest }, baseline, findings, problems, rust }) {
    const worthIt = [...problems, ...findings].some(({ level }) => level !== 'notice');
    if (manifest === undefined || !worthIt) return NOWHERE;
    const { files, cut } = await rust();
    const place = rustLocator(files, manifest, baseline?.manifest, path);
    return {
      ...(cut !== undefined && {
        notes: [`Not every Rust file was searched for lines, because ${cut}: narrow \`sources\`.`],
      }),
      finding: place,
      problem: ({ pointer }) =>
        pointer === undefined ? undefined : place({ subject: subjectAt(pointer, manifest), current: pointer }),
    };
  },
};

/** A contract of a manifest that was read, or of one that could not be. */
export function bermContract(kind: string, manifest: Manifest | undefined, facts: Facts): Contract {
  const version = manifest?.version ?? '';
  return {
    kind,
    facts: { ...facts, ...(version !== '' && { version }) },
    ...(manifest !== undefined && { manifest, json: asJson(manifest) }),
  };
}

/** What the manifest room asks of a host. */
export function hostOf({ hostAbi, hostSyscalls, baseline }: HostSide): ManifestOptions {
  return {
    ...(hostAbi !== undefined && { hostAbi }),
    ...(hostSyscalls !== undefined && { hostSyscalls }),
    ...(baseline?.manifest !== undefined && { baseline: baseline.manifest }),
  };
}

/** What `inspect` shows of a berm contract. */
export function describeBerm(title: string): ContractKind['describe'] {
  return ({ manifest }) =>
    manifest === undefined
      ? undefined
      : {
          title,
          facts: manifest.abi_version === undefined ? [] : [`ABI ${manifest.abi_version}`],
          page: { form: 'program', manifest },
        };
}

/** The problems of a file that could not be opened as what it is. */
export function always(problems: readonly Problem[]): () => readonly Problem[] {
  return () => problems;
}

/** The tool or event that a pointer leads into, else the program. */
function subjectAt(pointer: string, manifest: Manifest): Subject {
  const [list, index] = pointerTokens(pointer);
  const at = Number(index);
  const tool = list === 'tools' ? manifest.tools[at]?.name : undefined;
  const event = list === 'events' ? manifest.events?.[at]?.name : undefined;
  if (tool !== undefined) return { type: 'tool', name: tool };
  return event === undefined ? { type: 'program', name: '' } : { type: 'event', name: event };
}

/** A manifest is plain JSON-shaped data; its interface has no index signature to say so. */
function asJson(manifest: Manifest): JsonObject {
  return manifest as unknown as JsonObject;
}
