import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { distPath } from '../support/dist.ts';

/** The files that are read before the first line of an entry runs. */
function loadedAtStart(entry: string): Set<string> {
  const seen = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, target] of readFileSync(file, 'utf8').matchAll(
      /(?:^|;)(?:import|export)\b[^'"();]*["'](\.[^"']+\.js)["'];/gm,
    ))
      queue.push(join(dirname(file), target ?? ''));
  }
  return seen;
}

const ARTIFACT_CLIENT = 'github.actions.results.api.v1.ArtifactService';

describe('the Action’s start', () => {
  test('does not load the artifact client, which only an upload needs', () => {
    const chunks = readdirSync(distPath('chunks')).map((name) => distPath(join('chunks', name)));
    expect(chunks.filter((file) => readFileSync(file, 'utf8').includes(ARTIFACT_CLIENT))).not.toEqual([]);
    const files = [...loadedAtStart(distPath('action.js'))];
    expect(files.length).toBeGreaterThan(1);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(ARTIFACT_CLIENT))).toEqual([]);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(6_000_000);
  });
});
