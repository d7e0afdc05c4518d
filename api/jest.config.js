// The stress tests take long: npm run test:all runs them, and only them, with TEST_STRESS.
const isStress = process.env.TEST_STRESS === '1';

/** Tests of the server: real HTTP on a real database (docs/ci-budget.md). */
export default {
  displayName: 'api',
  // Jest looks up each global of a test through the test's context, which is slow, and drizzle needs some in every part of every query.
  sandboxInjectedGlobals: ['Object', 'Array', 'Map', 'Set', 'Symbol', 'Error', 'JSON', 'Promise'],
  testEnvironment: '<rootDir>/src/testing/environment.ts',
  // With the sources of shared, so that Jest knows which tests depend on what changed there.
  roots: ['<rootDir>/src', '<rootDir>/../shared/src'],
  testMatch: [
    isStress ? '<rootDir>/src/**/*.stress.test.ts' : '<rootDir>/src/**/!(*.stress).test.ts',
  ],
  setupFilesAfterEnv: ['<rootDir>/../shared/src/testing/jest/properties.ts'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  transform: {
    '\\.m?[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // Packages that are ES modules only; Jest runs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|content-disposition|@fastify/cookie|cookie|hucre)/)',
  ],
};
