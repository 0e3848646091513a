import type { Report } from './model.ts';
import type { RenderOptions } from './options.ts';

/**
 * A form of the report. Each form's file says all of this, and `forms.ts` lists it: the command's `--format`, the
 * Action's `formats`, the artifact's files and the documentation follow from the list.
 */
export interface Form {
  /** What users call it. */
  readonly id: string;
  /** The name of its file in the artifact. */
  readonly file: string;
  /** For help and documentation: a few words. */
  readonly about: string;
  /** Whether the artifact may hold it. */
  readonly artifact: boolean;
  readonly render: (report: Report, options: RenderOptions) => string;
}
