/** What the plugin puts into every workspace: programs and prompts read it by its destination. */
import type { Subject } from '../../core/finding.ts';
import type { ShippedFile } from '../../heddle/model.ts';
import { diff, renames } from '../diff.ts';
import type { Compare } from './change.ts';
import { placeInWorkspace } from './place-in-workspace.ts';

const subjectOf = (file: ShippedFile): Subject => ({ type: 'file', name: file.name });

/** Destinations are compared as places. */
const placed = (files: readonly ShippedFile[]): ShippedFile[] =>
  files.map((file) => ({ ...file, name: placeInWorkspace(file.name) || file.name }));

export const compareFiles: Compare = function* (old, current) {
  const changes = diff(placed(old.files), placed(current.files));
  const renamed = renames(changes, (gone, added) => placeInWorkspace(gone.path) === placeInWorkspace(added.path));
  for (const { value: gone } of changes.removed) {
    const to = renamed.get(gone)?.value;
    yield {
      kind: 'file-removed',
      subject: subjectOf(gone),
      baseline: gone.at,
      current: to?.at ?? '/files',
      was: gone.name,
      ...(to !== undefined && { renamedTo: to.name, is: to.name }),
    };
  }
  for (const { old: before, current: after } of changes.persisted) {
    if (placeInWorkspace(before.value.path) !== placeInWorkspace(after.value.path))
      yield {
        kind: 'file-source-changed',
        subject: subjectOf(before.value),
        baseline: `${before.value.at}/path`,
        current: `${after.value.at}/path`,
        was: before.value.path,
        is: after.value.path,
      };
  }
  for (const { value: added } of changes.added)
    yield { kind: 'file-added', subject: subjectOf(added), current: added.at, is: added.name };
};
