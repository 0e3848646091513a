export { runGate, withBermd, type GateResult } from './run.ts';
export { decide, type DecideInput, type Decision } from './decide.ts';
export { exitCodeOf, EXIT } from './exit-code.ts';
export { INPUTS, OUTPUTS, type InputName, type InputSpec, type OutputName } from './inputs.ts';
export {
  parseOptions,
  parseInput,
  unknownInput,
  inputSpec,
  isInput,
  INPUT_NAMES,
  type GateOptions,
} from './options.ts';
export type { BaseContract, LabelState, Look, NamedContract, OpenFile, Workspace, World } from './world.ts';
export { runValidate } from './validate.ts';
export { contractName } from './names.ts';
export { acceptancesFor, withAcceptances, type Accepted, type AcceptRequest } from './accept.ts';
export { isDay, type Acceptance } from './accept-file.ts';
