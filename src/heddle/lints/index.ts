/** Every lint that needs the manifest alone: heddle loads it, and it still goes wrong. A new lint: one entry here. */
import type { Rule } from '../rules/rule.ts';
import { schemaLints } from './component-schema.ts';
import { destinationLints } from './destinations.ts';
import { portLints } from './ports.ts';
import { startLints } from './start.ts';
import { toolSchemaLints } from './tool-schemas.ts';
import { valueLints } from './values.ts';

export const LINTS: readonly Rule[] = [
  ...portLints,
  ...startLints,
  ...schemaLints,
  ...toolSchemaLints,
  ...destinationLints,
  ...valueLints,
];
