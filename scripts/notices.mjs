/**
 * The notices of third-party code, made from what the bundle really contains: esbuild's metafile names every
 * file that went in, and each file's package says its licence.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that allow what we do: redistribution in a bundle, with the notice kept. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
]);

/** An SPDX expression of the simple kind: one of the alternatives, and all parts of it, must be allowed. */
function allowed(license) {
  if (typeof license !== 'string') return false;
  return license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((part) => ALLOWED.has(part.trim())));
}

/**
 * Folders of the packages that files of the bundle came from, sorted; only inputs that left bytes in an output count.
 */
function packagesIn(metafile) {
  const folders = new Set();
  for (const output of Object.values(metafile.outputs)) {
    for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
      const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
      if (match !== null && bytesInOutput > 0) folders.add(match[1]);
    }
  }
  return [...folders].sort();
}

function licenceText(folder) {
  const name = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying)/i.test(file))
    .sort()[0];
  return name === undefined ? undefined : readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim();
}

/**
 * @param root the checkout
 * @param metafile esbuild's
 * @returns the text of NOTICES.txt
 * @throws when a package in the bundle has a licence that is not allowed, or none
 */
export function notices(root, metafile) {
  const seen = new Map();
  for (const folder of packagesIn(metafile)) {
    const path = join(root, folder);
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    if (!allowed(license))
      throw new Error(
        `${name}@${version} in the bundle has licence ${JSON.stringify(license)}, which is not in the list of ` +
          'allowed ones',
      );
    const text = licenceText(path) ?? `(the package holds no licence file; its package.json says ${license})`;
    seen.set(`${name}@${version}`, `${name} ${version} (${license})\n\n${text}\n`);
  }
  const line = `${'-'.repeat(78)}\n`;
  const parts = [...seen.keys()].sort().map((key) => seen.get(key));
  return (
    'The files beside this one contain code of these ' +
    `packages:\n\n${[...seen.keys()].sort().join('\n')}\n\n${line}${parts.join(line)}`
  );
}
