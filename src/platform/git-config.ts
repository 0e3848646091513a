/**
 * One setting of a git configuration file's text, as git-config(1) lays it out: the last one counts. Subsections,
 * included files and continued lines are passed over: none of the settings asked for is written so by git.
 *
 * @param section and @param name in lower case
 * @returns the value; `true` for a name without one; undefined when it is not there
 */
export function gitSetting(config: string, section: string, name: string): string | undefined {
  let inside = false;
  let value: string | undefined;
  for (const line of config.split('\n')) {
    const header = /^\s*\[\s*([A-Za-z0-9.-]+)\s*\]/.exec(line);
    if (header !== null) inside = header[1]?.toLowerCase() === section;
    else if (/^\s*\[/.test(line)) inside = false;
    const setting = inside ? /^\s*(?:\[[^\]]*\])?\s*([A-Za-z][A-Za-z0-9-]*)\s*(?:=(.*))?$/.exec(line) : null;
    if (setting?.[1]?.toLowerCase() === name) value = written(setting[2]);
  }
  return value;
}

function written(value: string | undefined): string {
  if (value === undefined) return 'true';
  const bare = value.trim();
  return (bare.startsWith('"') ? bare.slice(1).split('"', 1)[0] : bare.split(/[#;]/, 1)[0])?.trim() ?? '';
}

/** The address of a remote, as a git configuration file's text gives it first. */
export function gitRemote(config: string, name: string): string | undefined {
  let inside = false;
  for (const line of config.split('\n')) {
    if (/^\s*\[/.test(line)) inside = /^\s*\[\s*remote\s+"([^"]*)"\s*\]/i.exec(line)?.[1] === name;
    const url = inside ? /^\s*(?:\[[^\]]*\])?\s*url\s*=(.*)$/i.exec(line) : null;
    if (url !== null) return written(url[1]);
  }
  return undefined;
}
