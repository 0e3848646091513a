/** The Action's outputs, in the order of `action.yml`. */
export const OUTPUTS = {
  verdict:
    '`compatible`, `first-release`, `reported`, `forced`, `refused`, `invalid` or `error`: the worst of all contracts.',
  breaks: 'How many breaks were found.',
  blocking: 'How many breaks and undecided places block.',
  undecided: 'How many places could not be decided.',
  'baseline-version': 'The version compared with; several contracts: one a line as `name=version`.',
  'current-version': 'The version checked; several contracts: one a line as `name=version`.',
  'required-bump': '`major`, `minor`, `patch` or `none`: the largest of all contracts.',
  report: 'Path of `report.json` on the runner.',
  sarif: 'Path of `report.sarif` on the runner, for `github/codeql-action/upload-sarif`.',
  'exit-code':
    '`0` passes, `1` refused, `2` invalid, `3` configuration, `4` something could not be read, `70` a fault ' +
    'of berm-compat.',
  'comment-url': 'Address of the pull-request comment, when there is one.',
  'check-url': 'Address of the check run, when there is one.',
} as const;

export type OutputName = keyof typeof OUTPUTS;
