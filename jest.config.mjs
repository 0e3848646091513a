/** Tests run as ES modules, straight from the TypeScript sources; end-to-end tests run the built `dist`. */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/__tests__/support/global-setup.mjs',
  setupFiles: ['<rootDir>/__tests__/support/seed.ts'],
  // The sources are a root too, so that `--onlyChanged` and `--findRelatedTests` find what tests them.
  roots: ['<rootDir>/__tests__', '<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  // A guard against what hangs, far above what anything takes on a slow machine: no test asserts a time.
  testTimeout: 120_000,
  extensionsToTreatAsEsm: ['.ts', '.css'],
  transform: {
    '\\.(?:css|client\\.js)$': '<rootDir>/__tests__/support/text-transform.mjs',
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } },
    ],
  },
};
