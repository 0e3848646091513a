import { urlPart } from './untrusted.ts';

const PAGES = 'https://github.com/berm/compat-action/blob/v1/docs';

/** How anyone who has Node gets the command. */
const COMMAND = 'npx github:berm/compat-action#v1';

/** The page that explains a kind of finding or a rule. */
export function docsUrl(folder: 'kinds' | 'rules', id: string): string {
  return `${PAGES}/${folder}/${urlPart(id)}.md`;
}

/** The command that accepts one finding of a report that the run stored. */
export function acceptCommand(fingerprint: string): string {
  return `${COMMAND} accept --report report.json --only ${fingerprint} --reason "…"`;
}
