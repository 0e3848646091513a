import { execFile } from 'node:child_process';
import { SourceError } from '../../core/errors.ts';
import { isObject, member, parseJson, type Json } from '../../core/json.ts';
import type { Credentials } from './credential.ts';

const TIMEOUT = 20_000;

/**
 * Asks a Docker credential helper (`docker-credential-<name> get`), which the user's `config.json` names.
 * @returns undefined when it knows nothing of the registry
 * @throws SourceError when there is no such program, or its name is none
 */
export async function askHelper(
  name: string,
  registry: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Credentials | undefined> {
  if (!/^[A-Za-z0-9._-]{1,64}$/.test(name))
    throw new SourceError(`Docker's config.json names a credential helper that is no name`);
  const answer = await run(`docker-credential-${name}`, registry, env);
  if (answer === undefined) return undefined;
  const [user, secret] = isObject(answer) ? [member(answer, 'Username'), member(answer, 'Secret')] : [];
  if (typeof user !== 'string' || typeof secret !== 'string' || secret === '') return undefined;
  // A helper marks an identity token by this user name.
  return user === '<token>' ? { kind: 'identity', token: secret } : { kind: 'password', user, password: secret };
}

function run(
  program: string,
  registry: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Json | undefined> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      ['get'],
      { timeout: TIMEOUT, maxBuffer: 1 << 20, env: { ...env } },
      (error, stdout) => {
        if (error !== null && 'code' in error && error.code === 'ENOENT') {
          reject(
            new SourceError(`Docker's config.json names the credential helper ${program}, which is not installed`),
          );
          return;
        }
        // Any other failure is how helpers say that they know no such registry.
        if (error !== null) {
          resolve(undefined);
          return;
        }
        try {
          resolve(parseJson(stdout).value);
        } catch {
          reject(new SourceError(`the credential helper ${program} answered with something that is not JSON`));
        }
      },
    );
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(registry);
  });
}
