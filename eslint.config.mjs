import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * The rooms, top to bottom. A room imports from those below it and from itself, never from one above.
 * Rooms on one line stand side by side and do not know each other.
 */
const LAYERS = [
  ['action', 'cli', 'index', 'schema.ts', 'try'],
  ['platform'],
  ['gate', 'github'],
  ['report'],
  ['contracts', 'sources', 'usage'],
  ['breaks'],
  ['manifest', 'heddle', 'tools'],
  ['schema'],
  ['bytes', 'net'],
  ['core'],
];
/** `cli` is the entry and the folder of its commands: both stand at the top. */
const PATHS = {
  action: ['./src/action.ts', './src/action'],
  cli: ['./src/cli.ts', './src/cli'],
  index: ['./src/index.ts'],
  'schema.ts': ['./src/schema.ts'],
};
const paths = (room) => PATHS[room] ?? [`./src/${room}`];

/** For each room: everything above it and beside it is out of reach. */
const walls = LAYERS.flatMap((rooms, layer) =>
  rooms.flatMap((room) =>
    paths(room).map((target) => ({
      target,
      from: [...LAYERS.slice(0, layer).flat(), ...rooms.filter((other) => other !== room)].flatMap(paths),
      message: `Imports point down: ${room} must not know this room.`,
    })),
  ),
);

/** What runs in a browser too: nothing of Node is imported there, the platform is handed in at the edge. */
const PLATFORM_FREE = ['core', 'bytes', 'schema', 'manifest', 'heddle', 'tools', 'breaks', 'contracts', 'report'].map(
  (room) => `src/${room}/**`,
);
const NODE_GLOBALS = ['Buffer', 'process', 'setImmediate', 'global', '__dirname', '__filename'].map((name) => ({
  name,
  message: 'This room runs in a browser too: hand the platform in at the edge.',
}));

/** What only some rooms may import. A file has one list, made of all that hold for it. */
const GITHUB = {
  group: ['@actions/*', '@octokit/*'],
  message: 'Only action.ts, github/ and sources/github/ know GitHub.',
};
const PROGRAMS = {
  group: ['node:child_process', 'child_process'],
  message: 'Programs are started by platform/programs.ts alone: ask it, or have it handed in.',
};
const NODE = {
  group: ['node:*', '@actions/*', '@octokit/*'],
  message: 'This room runs in a browser too: hand the platform in at the edge.',
};
const without = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'node_modules/', '**/target/', 'coverage/'] },
  ...tseslint.configs.strictTypeChecked.map((config) => ({
    ...config,
    files: ['src/**/*.ts', '__tests__/**/*.ts', 'bench/**/*.ts'],
  })),
  {
    files: ['src/**/*.ts', '__tests__/**/*.ts', 'bench/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver': { node: { extensions: ['.ts', '.js'] } },
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...walls,
            {
              target: './src/schema',
              from: './src',
              except: ['./schema', './core'],
              message: 'The engine imports nothing of ours but core/.',
            },
          ],
        },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'max-lines': ['warn', { max: 320, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['src/**/*.ts'], ignores: ['src/platform/programs.ts'], rules: without(PROGRAMS) },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/action.ts', 'src/action/**', 'src/github/**', 'src/sources/github/**', 'src/platform/**'],
    rules: without(PROGRAMS, GITHUB),
  },
  { files: PLATFORM_FREE, rules: { ...without(NODE), 'no-restricted-globals': ['error', ...NODE_GLOBALS] } },
  {
    files: ['__tests__/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
);
