/** Verdicts read off heddle itself, line by line. The repository's own cases for each rule are in `rules.test.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { validatePlugin, type ValidatePluginOptions as ValidateOptions } from '../../src/platform/validate-plugin.ts';
import { pluginFolder, type PluginFolder } from './folder.ts';
import { casesPath, describeWithCases, hasCases } from '../support/cases.ts';

interface Case {
  readonly id: string;
  readonly manifest: unknown;
  readonly verdict: 'accepted' | 'refused';
}

const read = <T>(name: string): T[] =>
  hasCases ? (JSON.parse(readFileSync(casesPath(`heddle/${name}.json`), 'utf8')) as { cases: T[] }).cases : [];
const verdictOn = (text: string, options?: ValidateOptions): string =>
  validatePlugin(text, options).some(({ level }) => level === 'error') ? 'refused' : 'accepted';

describeWithCases('the manifest alone', () => {
  test.each(read<Case>('validate').map((line) => [line.id, line] as const))('%s', (_id, { manifest, verdict }) => {
    expect(verdictOn(JSON.stringify(manifest))).toBe(verdict);
    expect(verdictOn(JSON.stringify(manifest, null, 2))).toBe(verdict);
  });
});

describeWithCases('submitted in a request', () => {
  interface Submitted extends Case {
    readonly serverHasDefaultKey: boolean;
    readonly status: number;
  }
  test.each(
    read<Submitted>('submitted').map(
      (line) => [`${line.id}${line.serverHasDefaultKey ? ', server with a key of its own' : ''}`, line] as const,
    ),
  )('%s', (_id, { manifest, serverHasDefaultKey, status }) => {
    const grants = serverHasDefaultKey ? { grantedCapabilities: ['runTool', 'emitEvent', 'log'] } : {};
    expect(verdictOn(JSON.stringify(manifest), { submitted: true, ...grants })).toBe(
      status === 200 ? 'accepted' : 'refused',
    );
  });
});

describeWithCases('loaded from a directory', () => {
  interface Load extends Case {
    readonly file: string;
    readonly options: { readonly discovery?: boolean };
  }
  let folder: PluginFolder;
  beforeAll(() => {
    folder = pluginFolder();
  });
  afterAll(() => folder.remove());

  test.each(read<Load>('load').map((line) => [line.id, line] as const))(
    '%s',
    (_id, { file, manifest, options, verdict }) => {
      const text = typeof manifest === 'string' ? manifest : JSON.stringify(manifest).replaceAll('<dir>', folder.path);
      writeFileSync(join(folder.path, file), text);
      const discovery = options.discovery === undefined ? {} : { discoverTools: options.discovery };
      expect(verdictOn(text, { directory: folder.path, fileName: file, ...discovery })).toBe(verdict);
      expect(verdictOn(text, { directory: folder.path, ...discovery })).toBe(verdict);
      folder.forget(file);
    },
  );
});
