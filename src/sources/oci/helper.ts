import { SourceError } from '../../core/errors.ts';
import { isObject, member, parseJson, type Json } from '../../core/json.ts';
import type { Credentials, CredentialWorld } from './credential.ts';

const TIMEOUT = 20_000;
const MAX_ANSWER = 1 << 20;

/**
 * What helpers read: whose home it is, where their stores and their own clouds' credentials are, how to get out.
 * Nothing of a workflow (`GITHUB_*`, `ACTIONS_*`, `INPUT_*`) and no token of ours is among them.
 */
const HANDED_ON = new Set(
  `HOME USER LOGNAME USERPROFILE HOMEDRIVE HOMEPATH APPDATA LOCALAPPDATA PROGRAMDATA TMPDIR TEMP TMP LANG LC_ALL
   DOCKER_CONFIG DISPLAY WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS GNUPGHOME PASSWORD_STORE_DIR
   HTTPS_PROXY HTTP_PROXY NO_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR GOOGLE_APPLICATION_CREDENTIALS`.split(/\s+/),
);
const HANDED_ON_FAMILIES = /^(?:XDG|AWS|CLOUDSDK|AZURE|ACR)_/;

/**
 * Asks a Docker credential helper (`docker-credential-<name> get`), which the user's `config.json` names.
 * @returns undefined when it knows nothing of the registry
 * @throws SourceError when there is no such program, or its name is none
 */
export async function askHelper(
  name: string,
  registry: string,
  { env, runProgram }: CredentialWorld,
): Promise<Credentials | undefined> {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(name))
    throw new SourceError(`Docker's config.json names a credential helper that is not a name`);
  const program = `docker-credential-${name}`;
  const end = await runProgram?.(program, ['get'], {
    input: registry,
    env: handedOn(env),
    timeoutMs: TIMEOUT,
    maxBytes: MAX_ANSWER,
  });
  if (end === undefined || end.state === 'missing')
    throw new SourceError(
      `Docker's config.json names the credential helper ${program}, which is not installed outside the workspace`,
    );
  if (end.state === 'failed') throw new SourceError(`the credential helper ${program} was ended: ${end.why}`);
  // A helper that knows no such registry ends with another code than 0.
  return end.code === 0 ? credentials(answerOf(end.output, program)) : undefined;
}

function handedOn(env: CredentialWorld['env']): Record<string, string> {
  const kept = Object.entries(env).flatMap(([name, value]): [string, string][] => {
    const known = name.toUpperCase();
    return value !== undefined && (HANDED_ON.has(known) || HANDED_ON_FAMILIES.test(known)) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

function answerOf(output: Uint8Array, program: string): Json {
  try {
    return parseJson(new TextDecoder().decode(output)).value;
  } catch {
    // The parser's message quotes the text, and this text holds a password.
    throw new SourceError(`the credential helper ${program} answered with something that is not JSON`);
  }
}

function credentials(answer: Json): Credentials | undefined {
  const [user, secret] = isObject(answer) ? [member(answer, 'Username'), member(answer, 'Secret')] : [];
  if (typeof user !== 'string' || typeof secret !== 'string' || secret === '') return undefined;
  // A helper marks an identity token by this user name.
  return user === '<token>' ? { kind: 'identity', token: secret } : { kind: 'password', user, password: secret };
}
