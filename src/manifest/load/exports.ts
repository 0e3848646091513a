import { problem, quoted } from '../problems.ts';
import type { Check } from './check.ts';

/** A tool is exported under this prefix and its name. */
export const TOOL_PREFIX = 'berm_tool_';

/** What the manifest names and what the image exports must agree; the host looks at names only. */
export const checkExports: Check = ({ manifest, exports, label }) => {
  if (exports === undefined) return [];
  const names = new Set(exports.map(({ name }) => name));
  const exported = [...names]
    .filter((name) => name.startsWith(TOOL_PREFIX))
    .map((name) => name.slice(TOOL_PREFIX.length));
  if (exported.length === 0) {
    return [
      problem(
        'tools-not-exported',
        `${label} has no export named ${TOOL_PREFIX}<tool>; its manifest names ` +
          `${manifest.tools.length === 1 ? 'one tool' : `${manifest.tools.length} tools`}.`,
      ),
    ];
  }
  const missing = manifest.tools.flatMap(({ name }, index) =>
    names.has(TOOL_PREFIX + name)
      ? []
      : [
          problem(
            'tool-not-exported',
            `The manifest names the tool ${quoted(name)}, and ${label} has no export ${quoted(TOOL_PREFIX + name)}.`,
            { pointer: `/tools/${index}` },
          ),
        ],
  );
  const declared = new Set(manifest.tools.map(({ name }) => name));
  const extra = exported
    .filter((name) => !declared.has(name))
    .map((name) =>
      problem(
        'tool-not-declared',
        `${label} exports ${quoted(TOOL_PREFIX + name)}, and its manifest names no such tool.`,
      ),
    );
  return [...missing, ...extra];
};

/** Export names are unique. */
export const checkExportNames: Check = ({ exports = [], label }) => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { name } of exports) {
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return [...twice].map((name) => problem('export-twice', `${label} exports ${quoted(name)} twice.`));
};
