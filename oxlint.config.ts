const FETCH = {
  name: 'fetch',
  message: 'Use @rollcall/shared/calls; only the transport may send requests.',
};
const TEMPORAL = {
  name: 'Temporal',
  message: 'Not every browser has it; use shared/src/domain/work-date.',
};
const STORAGE = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'].map(
  (name) => ({
    name,
    message: 'Use useDraft: a stored draft must not contain secrets (decision 048).',
  }),
);

/** Lint rules of the whole project. Import rules are in tools/import-rules/folders.ts. */
export default {
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', 'data/**', '.cache/**'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    'no-console': ['error', { allow: ['error', 'warn'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'no-restricted-globals': ['error', FETCH, TEMPORAL, ...STORAGE],
    eqeqeq: 'error',
    // A helper next to its only use is easier to read than one at the top of the file.
    'unicorn/consistent-function-scoping': 'off',
    'promise/always-return': 'off',
    // Third-party names, such as federation's globals.
    'no-underscore-dangle': 'off',
  },
  overrides: [
    {
      // The only files that use browser storage: session, drafts, appearance, previews and chosen columns.
      files: [
        'mfe-employees/src/import/remembered-columns.ts',
        'shared/src/session/storage.ts',
        'shared/src/session/draft-storage.ts',
        'shared/src/ui/stored-choice.ts',
        'shell/src/app/start.tsx',
        'shell/src/appearance/appearance.ts',
      ],
      rules: { 'no-restricted-globals': ['error', FETCH, TEMPORAL] },
    },
    {
      // Folders that send requests themselves (design §15.9).
      files: [
        'shell/src/modules/**',
        'api/**',
        'deploy/**',
        'cli/**',
        'e2e/**',
        '**/*.test.ts',
        '**/*.test.tsx',
        'shared/src/testing/**',
        // Calculates with Temporal, to be independent of the code that it checks.
        'shared/src/domain/working-time/reference/**',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      // Release control is on the console's own origin, not the backend's (design §6).
      files: ['shell/src/releases/release-calls.ts'],
      rules: { 'no-restricted-globals': ['error', TEMPORAL, ...STORAGE] },
    },
    {
      // Loading drizzle as ES modules takes each process more than a second.
      files: ['api/**'],
      rules: {
        'typescript/no-restricted-imports': [
          'error',
          {
            paths: ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'].map(
              (name) => ({
                name,
                allowTypeImports: true,
                message: 'Import values from api/src/core/db/drizzle.ts.',
              }),
            ),
          },
        ],
      },
    },
    {
      // A test reads from top to bottom, with its set-up.
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/specs/**'],
      rules: { 'max-lines-per-function': 'off' },
    },
    {
      // Tools and React.lazy need default exports in these files.
      files: [
        '**/*.config.ts',
        '**/*.config.js',
        '**/module.ts',
        'shell/src/layout/*-layout.tsx',
        'shell/src/dashboard/dashboard-with-cards.tsx',
        'shell/src/toasts/toaster.tsx',
        'shell/src/antd-patches/scroll-bar-size.ts',
        'shell/src/antd-patches/scroll-locker.ts',
        'e2e/support/start-consoles.ts',
        'tools/test/jest-results.ts',
        'tools/test/playwright-results.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Command-line programs print to the terminal.
      files: [
        'deploy/**',
        'api/src/main.ts',
        'api/src/setup/commands/**',
        'cli/**',
        'e2e/**',
        'tools/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
};
