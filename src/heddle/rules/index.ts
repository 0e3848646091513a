/** Every rule that needs the manifest alone, in the order of the manifest reference. A new rule: one entry here. */
import { capabilityRules } from './capabilities.ts';
import { commandRules } from './command.ts';
import { componentRules } from './component.ts';
import { discoveryRules } from './discovery.ts';
import { encoderRules } from './encoder.ts';
import { fileRules } from './files.ts';
import { identityRules } from './identity.ts';
import { pathRules } from './paths.ts';
import { portRules } from './ports.ts';
import { providesRules } from './provides.ts';
import type { Rule } from './rule.ts';
import { seamRules } from './seams.ts';
import { storeRules } from './store.ts';
import { submittedRules } from './submitted.ts';
import { toolSchemaRules } from './tool-schemas.ts';
import { toolRules } from './tools.ts';
import { unknownFieldRules } from './unknown-fields.ts';

export const RULES: readonly Rule[] = [
  ...identityRules,
  ...providesRules,
  ...discoveryRules,
  ...commandRules,
  ...capabilityRules,
  ...componentRules,
  ...portRules,
  ...seamRules,
  ...encoderRules,
  ...storeRules,
  ...toolRules,
  ...toolSchemaRules,
  ...pathRules,
  ...fileRules,
  ...submittedRules,
  ...unknownFieldRules,
];
