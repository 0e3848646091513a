import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * The rooms, top to bottom. A room imports from those below it and from itself, never from one above.
 * Rooms on one line stand side by side and do not know each other.
 */
const LAYERS = [
  ['action', 'cli', 'index'],
  ['commands'],
  ['gate'],
  ['github'],
  ['report'],
  ['baseline', 'usage'],
  ['breaks', 'heddle'],
  ['manifest'],
  ['bytes', 'net'],
  ['contract'],
];
const folder = (room) => (['action', 'cli', 'index'].includes(room) ? `./src/${room}.ts` : `./src/${room}`);

/** For each room: everything above it and beside it is out of reach. */
const walls = LAYERS.flatMap((rooms, layer) =>
  rooms.map((room) => ({
    target: folder(room),
    from: [...LAYERS.slice(0, layer).flat(), ...rooms.filter((other) => other !== room && !(room === 'heddle' && other === 'breaks'))].map(folder),
    message: `Imports point down: ${room} must not know this room.`,
  })),
);
/** The engine serves both kinds of contract: heddle asks it, and knows nothing else of breaks. */
walls.push({ target: './src/heddle', from: './src/breaks', except: ['./schema', './engine/tiring.ts'], message: 'heddle knows the schema engine and nothing else of breaks.' });

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'node_modules/', '**/target/', 'coverage/'] },
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['src/**/*.ts', '__tests__/**/*.ts', 'bench/**/*.ts'] })),
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
    settings: { 'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] }, 'import-x/resolver': { node: { extensions: ['.ts', '.js'] } } },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...walls,
            {
              target: './src/breaks/schema',
              from: './src',
              except: ['./breaks/schema', './contract'],
              message: 'The engine imports nothing of ours but contract/.',
            },
          ],
        },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'max-lines': ['warn', { max: 320, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Who may know GitHub.
    files: ['src/**/*.ts'],
    ignores: ['src/action.ts', 'src/github/**', 'src/baseline/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: ['@actions/*', '@octokit/*'], message: 'Only action.ts, github/ and baseline/ know GitHub.' }] }] },
  },
  {
    files: ['__tests__/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-member-access': 'off' },
  },
);
