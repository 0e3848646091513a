import { jsonText } from './json-text.ts';
import type { Report } from './model.ts';

/** `report.json`: the whole report, indented, every digit of large integers kept. Its JSON Schema is `report.schema.json`. */
export function renderJson(report: Report): string {
  return `${jsonText(report, 2)}\n`;
}
