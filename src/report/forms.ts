import { badgeForm } from './badge.ts';
import { changelogForm } from './changelog.ts';
import type { Form } from './form.ts';
import { githubForm } from './github.ts';
import { htmlForm } from './html/index.ts';
import { jsonForm } from './json.ts';
import { markdownForm } from './markdown/index.ts';
import type { Report } from './model.ts';
import type { RenderOptions } from './options.ts';
import { sarifForm } from './sarif.ts';
import { textForm } from './text/index.ts';

/** The forms of a report. A new one: its own file, and one line here; inputs, help and docs follow. */
export const FORMS = [
  textForm,
  jsonForm,
  markdownForm,
  sarifForm,
  htmlForm,
  githubForm,
  changelogForm,
  badgeForm,
] as const satisfies readonly Form[];

/** The name of a form. */
export type FormId = (typeof FORMS)[number]['id'];

/** The names of all forms. */
export const FORM_IDS: readonly FormId[] = FORMS.map(({ id }) => id);

/** The names of those that the artifact may hold. */
export const ARTIFACT_FORM_IDS: readonly FormId[] = FORMS.filter(({ artifact }) => artifact).map(({ id }) => id);

/** True for the name of a form. */
export function isForm(name: string): name is FormId {
  return FORMS.some(({ id }) => id === name);
}

/** The name of a form's file in the artifact. */
export function formFile(id: FormId): string {
  return formOf(id).file;
}

/** The report in one form. */
export function render(report: Report, id: FormId, options: RenderOptions = {}): string {
  return formOf(id).render(report, options);
}

function formOf(id: FormId): Form {
  const form = FORMS.find((one) => one.id === id);
  if (form === undefined) throw new Error(`no form ${id}`);
  return form;
}
