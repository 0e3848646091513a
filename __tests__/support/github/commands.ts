/** A workflow command of a log: `::error file=a,line=1::message`. */
export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** The workflow commands in a log, decoded as the runner does, with `::stop-commands::` in force. */
export function runnerCommands(log: string): Command[] {
  const found: Command[] = [];
  let stopped: string | undefined;
  for (const line of log.split('\n')) {
    const parts = /^\s*::([A-Za-z-]+)(?: ([^:]*(?::(?!:)[^:]*)*))?::(.*)$/.exec(line);
    if (stopped !== undefined) {
      if (line.trim() === `::${stopped}::`) stopped = undefined;
      continue;
    }
    if (parts === null) continue;
    const [, name = '', properties = '', message = ''] = parts;
    if (name === 'stop-commands') stopped = message;
    else found.push({ name, properties: propertiesOf(properties), message: decoded(message) });
  }
  return found;
}

function propertiesOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.slice(0, pair.indexOf('=')).trim(),
      decoded(pair.slice(pair.indexOf('=') + 1))
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ','),
    ]),
  );
}

function decoded(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}
