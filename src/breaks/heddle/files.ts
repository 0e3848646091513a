/** What the plugin puts into every workspace: programs and prompts read it by its destination. */
import type { Subject } from '../../core/finding.ts';
import type { ShippedFile } from '../../heddle/model.ts';
import type { Compare } from './change.ts';
import { diff, renames } from './diff.ts';

const subjectOf = (file: ShippedFile): Subject => ({ type: 'file', name: file.name });

export const compareFiles: Compare = function* (old, current) {
  const changes = diff(old.files, current.files);
  const renamed = renames(changes, (gone, added) => gone.path === added.path);
  for (const gone of changes.removed) {
    const to = renamed.get(gone);
    yield {
      kind: 'file-removed',
      subject: subjectOf(gone),
      baseline: gone.at,
      current: to?.at ?? '/files',
      was: gone.name,
      ...(to === undefined ? {} : { renamedTo: to.name, is: to.name }),
    };
  }
  for (const { old: before, current: after } of changes.kept) {
    if (before.path !== after.path)
      yield {
        kind: 'file-source-changed',
        subject: subjectOf(before),
        baseline: `${before.at}/path`,
        current: `${after.at}/path`,
        was: before.path,
        is: after.path,
      };
  }
  for (const added of changes.added)
    yield { kind: 'file-added', subject: subjectOf(added), current: added.at, is: added.name };
};
