import { urlPart, urlPath } from './untrusted.ts';

/** The repository and the commit that lines of files are linked to. */
export interface Links {
  /** Such as `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The commit under test, whole. */
  readonly commit: string;
}

/** What a form may be told besides the report. Each heeds what concerns it. */
export interface RenderOptions {
  /** Where `file:line` is linked to; absent: it is not linked. */
  readonly links?: Links;
  /** Terminal colours. Default false. */
  readonly colour?: boolean;
  /** Columns of the terminal, 40 to 200. Default 100. */
  readonly width?: number;
  /** For `text`: everything that is known of each finding. Default false. */
  readonly details?: boolean;
}

/** The address of a line of a file at that commit. */
export function lineUrl({ server, repository, commit }: Links, path: string, line?: number): string {
  return `${server}/${urlPath(repository)}/blob/${urlPart(commit)}/${urlPath(path)}${line === undefined ? '' : `#L${line}`}`;
}
