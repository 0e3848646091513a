export { runGate, type GateResult } from './run.ts';
export { decide, type DecideInput, type Decision } from './decide.ts';
export { exitCodeOf, EXIT } from './exit-code.ts';
export { INPUTS, OUTPUTS, type InputName, type InputSpec, type OutputName } from './inputs.ts';
export { parseOptions, parseInput, unknownInput, inputSpec, isInput, INPUT_NAMES, type GateOptions } from './options.ts';
export type { BaseContract, LabelState, NamedContract, World } from './world.ts';
export { runValidate } from './validate.ts';
export { contractName } from './contracts.ts';
export { contractJson, readContract, type Contract } from './read-contract.ts';
