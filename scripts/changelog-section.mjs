#!/usr/bin/env node
/**
 * Prints what CHANGELOG.md says of one version: the text of its GitHub release.
 *
 *   node scripts/changelog-section.mjs 1.2.3
 *
 * Fails when the version has no section or an empty one, so that nothing is released that nobody described.
 */
import { readFileSync } from 'node:fs';

const [version = ''] = process.argv.slice(2);
const text = readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
const section = text.split(/^## /m).find((part) => part.startsWith(`[${version}]`));
const body = section?.split('\n').slice(1).join('\n').trim() ?? '';
if (version === '' || body === '') {
  process.stderr.write(
    `CHANGELOG.md has no text for ${version === '' ? 'no version' : version}; write "## [${version}]"\n`,
  );
  process.exit(1);
}
process.stdout.write(`${body}\n`);
