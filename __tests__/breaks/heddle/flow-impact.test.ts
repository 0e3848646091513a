/** Old manifest → new manifest against one consumer, as heddle itself took it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Json } from '../../../src/core/json.ts';
import { pluginBreaks } from '../../../src/breaks/heddle/index.ts';
import { casesPath, describeWithCases, hasCases } from '../../support/cases.ts';

interface Case {
  readonly id: string;
  readonly old: Json;
  readonly new: Json;
  readonly heddle: {
    readonly old: { readonly verdict: string };
    readonly new: { readonly verdict: string; readonly message?: string };
  };
}

const cases = hasCases
  ? (JSON.parse(readFileSync(casesPath('heddle/flow-impact.json'), 'utf8')) as { cases: Case[] }).cases
  : [];

/** What explains that heddle stops accepting: by line, the kinds that must be found. */
const EXPLAINS: Readonly<Record<string, readonly string[]>> = {
  'component-renamed': ['component-removed'],
  'kind-node-to-component': ['component-kind-changed'],
  'output-removed-read-by-edge': ['output-removed'],
  'outputs-field-dropped': ['output-removed'],
  'input-type-string-to-integer': ['input-type-changed'],
  'branch-removed-carried-by-edge': ['branch-removed'],
  'branch-renamed': ['branch-removed', 'branch-added'],
  'schema-required-added': ['configuration-narrowed'],
  'schema-type-changed': ['configuration-narrowed'],
  'schema-closed': ['configuration-narrowed'],
  'schema-not-an-object': ['configuration-narrowed'],
  'provider-removed': ['component-removed'],
  'middleware-removed-configured': ['component-removed'],
  'middleware-renamed-configured': ['component-removed'],
  'middleware-config-property-removed': ['configuration-narrowed'],
  'middleware-config-required-added': ['configuration-narrowed'],
  'encoder-removed': ['component-removed'],
  'encoder-protocol-claims-heddle': ['no-longer-loads', 'protocol-changed'],
  'store-added-collides': ['store-added'],
  'tool-removed': ['tool-removed'],
  'tool-shadows-off': ['shadows-withdrawn'],
  'tool-input-type-not-object': ['no-longer-loads', 'type-changed'],
  'files-added-under-other': ['no-longer-loads', 'file-added'],
  'files-path-missing': ['file-source-changed'],
  'capability-unknown': ['no-longer-loads', 'capability-added'],
  'discover-tools-added': ['discovery-demanded'],
};

/** Accepted, and the table of breaks still demands one: behaviour changed although nothing refuses. */
const SILENT: Readonly<Record<string, readonly string[]>> = {
  'branches-field-dropped': ['branches-undeclared'],
  'transform-phase-pre-to-post': ['phase-changed'],
  'middleware-seam-removed': ['seam-removed'],
  'encoder-content-type-changed': ['content-type-changed'],
  'tool-path-to-component': ['tool-implementation-changed'],
  'files-dest-renamed': ['file-removed'],
};

describeWithCases('old → new for one consumer', () => {
  test.each(cases.map((line) => [line.id, line] as const))('%s', (id, line) => {
    const found = pluginBreaks(line.old, line.new);
    const refused = line.heddle.old.verdict === 'accepted' && line.heddle.new.verdict === 'refused';
    const wanted = (refused ? EXPLAINS[id] : SILENT[id]) ?? [];
    expect(refused).toBe(EXPLAINS[id] !== undefined);
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...wanted]));
    expect(
      found
        .filter(({ level, kind }) => (level === 'break' || level === 'undecided') && !wanted.includes(kind))
        .map(({ kind, message }) => `${kind}: ${message}`),
    ).toEqual([]);
    expect(pluginBreaks(line.new, line.new)).toEqual([]);
    expect(pluginBreaks(JSON.stringify(line.old), JSON.stringify(line.new))).toEqual(found);
  });
});
