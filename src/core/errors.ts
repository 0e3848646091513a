/**
 * One error class per whose fault it is. `gate/` maps each to an exit code in one place;
 * anything else that is thrown is a bug of ours and is reported as one.
 */

/** Where in a contract something is wrong: whatever of these is known. */
export interface Place {
  /** Byte offset from the start of the file (or section, when only the section was given). */
  readonly offset?: number;
  /** JSON Pointer into the contract's JSON. */
  readonly pointer?: string;
  /** 1-based line and column in the contract's text. */
  readonly line?: number;
  readonly column?: number;
}

/** The contract itself is wrong: no host would load it. `rule` is the id of a documented rule. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly rule: string;
  readonly place: Place;
  constructor(rule: string, message: string, place: Place = {}, options?: ErrorOptions) {
    super(message, options);
    this.rule = rule;
    this.place = place;
  }
}

/**
 * What the user asked for makes no sense: an unknown input, two options that contradict, a path that matches nothing.
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The outside world failed: a baseline, a registry, a usage source or the network could not be read. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** A guard against the unforeseen tripped (time, memory): nothing was decided, and that is never an answer. */
export class GuardError extends Error {
  override readonly name = 'GuardError';
}

/** It was looked for where it should be, and it is certain that it is not there: nobody failed to answer. */
export class AbsentError extends SourceError {}
