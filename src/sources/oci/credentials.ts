import { open, type FileHandle } from 'node:fs/promises';
import { constants } from 'node:fs';
import { join } from 'node:path';
import { SourceError } from '../../core/errors.ts';
import { isObject, JsonError, member, parseJson, type Json, type JsonObject } from '../../core/json.ts';
import { isLoopback } from '../../net/index.ts';
import type { Credentials, CredentialWorld } from './credential.ts';
import { askHelper } from './helper.ts';
import { isDockerHub } from './reference.ts';

/**
 * The credentials for the registry at an address: those of Docker's `config.json` (`DOCKER_CONFIG`, else `~/.docker`),
 * else `GITHUB_TOKEN` for ghcr.io itself and for nobody else, else none. A mirror is told what is kept for the mirror.
 * Nothing is sent in the clear, but to this machine.
 *
 * @param githubToken the run's own token, when the environment has none
 * @throws SourceError when `config.json` is there and cannot be read
 */
export async function credentialsFor(
  at: URL,
  world: CredentialWorld,
  githubToken: string | undefined,
): Promise<Credentials | undefined> {
  if (at.protocol !== 'https:' && !isLoopback(at.hostname)) return undefined;
  const docker = await dockerCredentials(at.host, world);
  if (docker !== undefined) return docker;
  const token = world.env['GITHUB_TOKEN'] ?? githubToken;
  // GitHub's registry reads the token as a password and ignores the user.
  return at.origin === 'https://ghcr.io' && token !== undefined && token !== ''
    ? { kind: 'password', user: 'berm', password: token }
    : undefined;
}

/** What `docker login` calls Docker Hub, whatever a reference calls it. */
const DOCKER_HUB = 'https://index.docker.io/v1/';

async function dockerCredentials(registry: string, world: CredentialWorld): Promise<Credentials | undefined> {
  const { env } = world;
  const home = env['HOME'] ?? env['USERPROFILE'];
  const folder = env['DOCKER_CONFIG'] ?? (home === undefined ? undefined : join(home, '.docker'));
  if (folder === undefined || folder === '') return undefined;
  const config = await readConfig(join(folder, 'config.json'));
  if (config === undefined) return undefined;
  const helper = named(config, 'credHelpers', registry) ?? member(config, 'credsStore');
  const auth = named(config, 'auths', registry);
  if (isObject(auth)) {
    const written = fromAuth(auth);
    if (written !== undefined) return written;
  }
  const asked = isDockerHub(registry) ? DOCKER_HUB : registry;
  return typeof helper === 'string' && helper !== '' ? askHelper(helper, asked, world) : undefined;
}

async function readConfig(path: string): Promise<JsonObject | undefined> {
  const text = await textOf(path);
  if (text === undefined) return undefined;
  try {
    const { value } = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch (cause) {
    // The parser's message quotes the text, and this text holds passwords.
    throw new SourceError(
      `Docker's ${path} is not JSON${cause instanceof JsonError ? ` (at character ${cause.offset})` : ''}; ` +
        'fix it, or log in again',
    );
  }
}

/** Docker's own are a few kilobytes. */
const CONFIG_LIMIT = 1024 * 1024;
/** Opening a pipe waits for whoever writes into it, unless one asks not to wait. */
const FLAGS = constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0);

/** @returns undefined when there is none, or none that this user may read: that is to be logged out */
async function textOf(path: string): Promise<string | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, FLAGS);
  } catch {
    return undefined;
  }
  try {
    const stat = await file.stat();
    if (!stat.isFile() || stat.size > CONFIG_LIMIT)
      throw new SourceError(
        `Docker's ${path} is not a regular file of at most ${CONFIG_LIMIT} bytes, so it is not read`,
      );
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** The entry of a registry in one of the config's maps. Keys may carry a scheme and a path: `https://host/v1/`. */
function named(config: JsonObject, map: string, registry: string): Json | undefined {
  const entries = member(config, map);
  if (!isObject(entries)) return undefined;
  const keys = Object.keys(entries).filter((one) => isSame(hostIn(one), registry));
  // Docker keeps tokens of Docker Hub beside the login, under longer keys.
  const key = keys.includes(DOCKER_HUB) ? DOCKER_HUB : keys[0];
  return key === undefined ? undefined : member(entries, key);
}

function hostIn(key: string): string {
  return key
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .toLowerCase();
}

function isSame(host: string, registry: string): boolean {
  return host === registry || (isDockerHub(host) && isDockerHub(registry));
}

function fromAuth(auth: JsonObject): Credentials | undefined {
  const [identity, registryToken, encoded] = [
    member(auth, 'identitytoken'),
    member(auth, 'registrytoken'),
    member(auth, 'auth'),
  ];
  if (typeof registryToken === 'string' && registryToken !== '') return { kind: 'registry', token: registryToken };
  if (typeof identity === 'string' && identity !== '') return { kind: 'identity', token: identity };
  const [user, password] = [member(auth, 'username'), member(auth, 'password')];
  if (typeof user === 'string' && typeof password === 'string') return { kind: 'password', user, password };
  if (typeof encoded !== 'string' || encoded === '') return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  // Docker pads with NULs.
  return colon === -1
    ? undefined
    : { kind: 'password', user: text.slice(0, colon), password: text.slice(colon + 1).replace(/\0+$/, '') };
}
