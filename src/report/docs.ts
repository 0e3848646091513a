import { urlPart } from './untrusted.ts';

const PAGES = 'https://github.com/berm/compat-action/blob/v1/docs';

/** The page that explains a kind of finding or a rule. */
export function docsUrl(folder: 'kinds' | 'rules', id: string): string {
  return `${PAGES}/${folder}/${urlPart(id)}.md`;
}
