import type { Problem } from '../core/finding.ts';
import { faultOfSlip, schemaLints } from '../schema/lints.ts';
import type { Manifest } from './model.ts';
import { problem, quoted } from './problems.ts';

/** A hostile manifest may hold a million slips; a reader needs some. */
const MOST = 50;

/** Warnings for keywords in the schemas of a manifest that mean nothing, or not the same to everybody. */
export function schemaProblems({ tools, events = [] }: Manifest): Problem[] {
  const schemas = [
    ...tools.flatMap(({ name, parameters, returns }, index) => [
      { schema: parameters, at: `/tools/${index}/parameters`, label: `Tool ${quoted(name)}: "parameters"` },
      ...(returns === undefined
        ? []
        : [{ schema: returns, at: `/tools/${index}/returns`, label: `Tool ${quoted(name)}: "returns"` }]),
    ]),
    ...events.map(({ name, fields }, index) => ({
      schema: fields,
      at: `/events/${index}/fields`,
      label: `Event ${quoted(name)}: "fields"`,
    })),
  ];
  const found: Problem[] = [];
  for (const { schema, at, label } of schemas) {
    for (const slip of schemaLints(schema)) {
      if (found.length === MOST) return found;
      const { says, expected, received, mend } = faultOfSlip(slip, at, label);
      const sentence = `${says}${expected === undefined ? '' : `; expected ${expected}`}.${mend === undefined ? '' : ` ${mend}`}`;
      found.push(
        problem('schema-malformed', sentence, {
          pointer: at + slip.at,
          ...(expected !== undefined && { expected }),
          ...(received !== undefined && { received }),
        }),
      );
    }
  }
  return found;
}
