import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { credentialsFor } from '../../src/sources/oci/credentials.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docker-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const asked = (): ReturnType<typeof credentialsFor> =>
  credentialsFor(new URL('https://registry.example'), { env: { DOCKER_CONFIG: folder } }, undefined);

describe('Docker’s config.json', () => {
  test('a file of it is read', async () => {
    const auth = Buffer.from('me:secret').toString('base64');
    writeFileSync(join(folder, 'config.json'), JSON.stringify({ auths: { 'registry.example': { auth } } }));
    expect(await asked()).toEqual({ kind: 'password', user: 'me', password: 'secret' });
  });
  test('none is to be logged out', async () => {
    expect(await asked()).toBeUndefined();
  });
  test('a pipe is not waited for, and what is far too large is not read', async () => {
    execFileSync('mkfifo', [join(folder, 'config.json')]);
    await expect(asked()).rejects.toThrow('is not a regular file of at most 1048576 bytes');
    rmSync(join(folder, 'config.json'));
    writeFileSync(join(folder, 'config.json'), ' '.repeat(1024 * 1024 + 1));
    await expect(asked()).rejects.toThrow('is not a regular file of at most 1048576 bytes');
  });
});
