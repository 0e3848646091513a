/** The oldest Node that everything here runs on. */
const NEEDED = 20;

/**
 * What to say on a Node that is too old, before something that it lacks fails and looks like a bug of ours.
 *
 * @param version such as `18.20.4`
 */
export function oldNode(version: string): string | undefined {
  const major = Number(/^[0-9]+/.exec(version)?.[0]);
  return major >= NEEDED ? undefined : `berm-compat needs Node ${NEEDED} or newer, and this is Node ${version}.`;
}
