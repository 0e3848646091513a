/** One file or folder per form of the report. A new form: its own file, one line in `forms.ts`. */
export { annotations, type Annotation } from './annotations.ts';
export type { Form } from './form.ts';
export { ARTIFACT_FORM_IDS, FORM_IDS, formFile, FORMS, isForm, render, type FormId } from './forms.ts';
export { renderGithub } from './github.ts';
export { renderHtml } from './html/index.ts';
export { renderJson } from './json.ts';
export { REPORT_SCHEMA } from './schema.ts';
export { renderMarkdown, type MarkdownOptions } from './markdown/index.ts';
export type { Links, RenderOptions } from './options.ts';
export { reportTitle } from './outcome.ts';
export { renderSarif } from './sarif.ts';
export { renderText } from './text/index.ts';
