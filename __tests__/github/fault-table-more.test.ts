import { jest } from '@jest/globals';
import { describeFaults, KINDS, MORE } from '../support/github/fault-table.ts';

// Some thousand runs of the gate, on a clock of the test's own.
jest.setTimeout(600_000);

describeFaults('what only some runs ask', KINDS['a plugin in git'], MORE);
