import picomatch from 'picomatch';
import { SourceError } from '../../core/errors.ts';
import type { Asset, Release } from '../github/releases.ts';
import { compareVersions, parseTag, parseTagVersion } from '../choose-release/index.ts';
import type { BaselineRequest } from '../request.ts';

/** One file packed; what it holds is looked at when it was fetched. */
const PACKED = ['', '.gz', '.zip'];

/** What an asset of this contract is called, in words. */
export function wanted(request: Pick<BaselineRequest, 'asset' | 'contract'>): string {
  return request.asset === undefined || request.asset === '' ? fileName(request.contract.path) : request.asset;
}

/**
 * The asset of a release that is this contract: named as its file (or as the input `asset` says), perhaps with the
 * version in its name, perhaps packed.
 *
 * @throws SourceError when several could be meant
 */
export function assetOf(request: Pick<BaselineRequest, 'asset' | 'contract'>, release: Release): Asset | undefined {
  const name = wanted(request);
  const asked = request.asset !== undefined && request.asset !== '';
  const exact = named(release, [name, stored(name)]);
  const found = exact.length > 0 ? exact : asked ? matching(release, name) : likeFile(release, name);
  if (found.length <= 1) return found[0];
  throw new SourceError(
    `baseline release: several assets of release ${release.name} match ${name}: ` +
      `${found.map((one) => one.name).join(', ')}; ` +
      'make the input asset match one',
  );
}

function named({ assets }: Release, names: readonly string[]): readonly Asset[] {
  for (const one of names) {
    const found = assets.filter(({ name }) => name === one);
    if (found.length > 0) return found.slice(0, 1);
  }
  return [];
}

function matching({ assets }: Release, pattern: string): readonly Asset[] {
  const matches = picomatch([pattern, stored(pattern)], { noextglob: true, nonegate: true });
  return assets.filter(({ name }) => matches(name));
}

/** `weather-1.4.0.wasm`, `weather_v1.4.0.wasm.gz`, `weather-1.4.0.zip` for `weather.wasm`. */
function likeFile(release: Release, file: string): readonly Asset[] {
  const [, base = file, ending = ''] = /^(.+?)(\.[A-Za-z0-9]+)?$/.exec(stored(file)) ?? [];
  // A contract that carries its own version in its file's name was called by another one before.
  const own = parseTag(base);
  const bare = own === undefined ? base : own.prefix.replace(/[-_.@+]*v?[-_.@+]*$/i, '');
  for (const packed of PACKED) {
    const plain = packed === '' ? [] : named(release, [`${base}${ending}${packed}`, `${bare}${ending}${packed}`]);
    if (plain.length > 0) return plain;
    const versioned = release.assets.filter(({ name }) => isVersioned(name, bare, ending, packed, release));
    if (versioned.length > 0) return versioned;
  }
  return named(release, [`${bare}${ending}`]);
}

function isVersioned(name: string, base: string, ending: string, packed: string, release: Release): boolean {
  if (!name.startsWith(base)) return false;
  const endings = packed === '' ? [ending] : [ending + packed, packed];
  const end = endings.find((one) => one !== '' && name.endsWith(one));
  const text = end === undefined ? undefined : /^[-_.@+]v?(.+)$/i.exec(name.slice(base.length, -end.length))?.[1];
  const version = text === undefined ? undefined : parseTagVersion(text);
  const released = parseTag(release.name)?.version;
  return version !== undefined && (released === undefined || compareVersions(version, released) === 0);
}

/** As GitHub stores a name: spaces and other signs become dots. */
function stored(name: string): string {
  return name.replace(/[^A-Za-z0-9._+@*?[\]{},-]+/g, '.');
}

function fileName(path: string): string {
  return path.split(/[\\/]/).at(-1) ?? path;
}

/** "it has radar.wasm and notes.txt": what was found instead. */
export function assetsInWords({ assets, name }: Release): string {
  const names = assets.slice(0, 10).map((one) => one.name);
  const more = assets.length - names.length;
  return names.length === 0
    ? `${name} has no assets`
    : `${name} has ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
