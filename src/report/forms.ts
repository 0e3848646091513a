import { renderGithub } from './github.ts';
import { renderHtml } from './html.ts';
import { renderJson } from './json.ts';
import { renderMarkdown } from './markdown.ts';
import type { Report } from './model.ts';
import { renderSarif } from './sarif.ts';
import { renderText, type TextOptions } from './text.ts';

/** The forms of a report. A new one: its own file, and one line here. */
export const FORMS = {
  text: {
    render: (report: Report, options: TextOptions) => renderText(report, options),
    extension: 'txt',
    about: 'for people, in colour on a terminal',
  },
  json: { render: renderJson, extension: 'json', about: 'everything; its schema is report.schema.json' },
  markdown: {
    render: (report: Report) => renderMarkdown(report),
    extension: 'md',
    about: 'as the pull-request comment shows it',
  },
  sarif: { render: renderSarif, extension: 'sarif', about: 'SARIF 2.1.0, for code scanning' },
  html: { render: renderHtml, extension: 'html', about: 'one page, no scripts' },
  github: { render: renderGithub, extension: 'log', about: 'workflow commands' },
} as const satisfies Readonly<
  Record<string, { render: (report: Report, options: TextOptions) => string; extension: string; about: string }>
>;

export type Form = keyof typeof FORMS;

/** True for the name of a form. */
export function isForm(name: string): name is Form {
  return Object.hasOwn(FORMS, name);
}

/** The report in one form. `options` are for `text`. */
export function render(report: Report, form: Form, options: TextOptions = {}): string {
  return FORMS[form].render(report, options);
}
