/**
 * The inputs of the step, by their names. The runner hands over every line of `with:`, also what `action.yml` does
 * not declare, as `INPUT_<NAME>`: so that a mistyped name can be told to its author.
 */
export function readInputs(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const inputs: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(env)) {
    if (name.startsWith('INPUT_') && name !== 'INPUT_') inputs[name.slice('INPUT_'.length).toLowerCase()] = value;
  }
  return inputs;
}
