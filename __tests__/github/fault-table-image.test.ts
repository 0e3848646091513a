import { jest } from '@jest/globals';
import { describeFaults, KINDS, SCENARIOS } from '../support/github/fault-table.ts';

// Some thousand runs of the gate, on a clock of the test's own.
jest.setTimeout(600_000);

describeFaults('an image in a release', KINDS['an image in a release'], SCENARIOS);
