import { EXIT } from '../gate/exit-code.ts';
import { GENERATOR } from '../gate/version.ts';
import { plain } from '../report/untrusted.ts';
import type { CommandIo } from './io.ts';

/** Says that an error is a bug of ours, with what a report of it needs. */
export function reportBug(error: unknown, io: Pick<CommandIo, 'err'>): number {
  const known = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err(
    `berm-compat: this is a bug of berm-compat ${GENERATOR.version}, please report ` +
      `it.\n${known.split('\n').map(plain).join('\n')}\n`,
  );
  return EXIT.bug;
}
