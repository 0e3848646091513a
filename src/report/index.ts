/** One file per form of the report. A new form: one file, one line in `forms.ts`. */
export { annotations, type Annotation } from './annotations.ts';
export { FORMS, isForm, render, type Form } from './forms.ts';
export { renderGithub } from './github.ts';
export { renderHtml } from './html.ts';
export { renderJson } from './json.ts';
export { parseReport } from './parse.ts';
export { REPORT_SCHEMA } from './schema.ts';
export { renderMarkdown, type MarkdownOptions } from './markdown.ts';
export { renderSarif } from './sarif.ts';
export { renderText, type TextOptions } from './text.ts';
