import type { Finding } from '../../src/core/finding.ts';
import type { Json } from '../../src/core/json.ts';
import type { Manifest, ToolSpec } from '../../src/manifest/model.ts';

/** A manifest of ABI 4 with nothing in it but what is given. */
export function manifest(parts: Partial<Manifest> = {}): Manifest {
  const empty = { description: '', homepage: '', repository: '', readme: '' };
  return {
    abi_version: 4,
    version: '1.0.0',
    ...empty,
    tools: [],
    events: [],
    deps: { programs: [], syscalls: {}, secrets: [] },
    ...parts,
  };
}

/** A public tool without arguments. */
export function tool(name: string, parts: Partial<ToolSpec> = {}): ToolSpec {
  return { name, description: '', parameters: { type: 'object' }, public: true, ...parts };
}

/** A tool that only its host calls. */
export function internal(name: string, parts: Partial<ToolSpec> = {}): ToolSpec {
  return { name, description: '', parameters: { type: 'object' }, ...parts };
}

/** An IDL: public tools, and nothing of what an IDL cannot say. */
export function idl(tools: readonly ToolSpec[]): Manifest {
  return {
    name: 'weather',
    digest: 'ab'.repeat(32),
    version: '1.0.0',
    description: '',
    homepage: '',
    repository: '',
    readme: '',
    tools,
  };
}

/** One tool `t` whose arguments have these properties. */
export function taking(properties: Json, required: readonly string[] = []): Manifest {
  return manifest({ tools: [tool('t', { parameters: { type: 'object', properties, required } })] });
}

/** One tool `t` whose result has these properties. */
export function answering(properties: Json, required: readonly string[] = []): Manifest {
  return manifest({ tools: [tool('t', { returns: { type: 'object', title: 'R', properties, required } })] });
}

/** One event `E` with these fields. */
export function emitting(properties: Json, required: readonly string[] = []): Manifest {
  return manifest({
    events: [{ name: 'E', description: '', fields: { type: 'object', title: 'E', properties, required } }],
  });
}

/** What is compared in most tests: level, kind and subject of each finding. */
export function brief(findings: readonly Finding[]): string[] {
  return findings.map(
    ({ level, kind, subject, audience }) =>
      `${level} ${kind} ${subject.type} ${subject.name}${audience === 'host' ? ' (host)' : ''}`,
  );
}
