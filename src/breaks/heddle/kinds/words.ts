/** What a finding's sentence is made of. Text from manifests stands in backticks and holds none itself. */
export interface Words {
  readonly from: string;
  readonly to: string;
  /** "component `Judge`", "tool `ask`", "the plugin". */
  readonly subject: string;
  /** What within the subject it is about, in backticks. */
  readonly about: string;
  readonly was: string;
  readonly is: string;
  /** "; it is probably called `Jury` now", or nothing. */
  readonly renamed: string;
  /** The new name in backticks, where there probably is one. */
  readonly newName: string | undefined;
  /** What a place in a schema means, or why nothing could be decided. */
  readonly reason: string;
  readonly mend: string;
  /** Whether it is about what a tool gives back. */
  readonly result: boolean;
}
