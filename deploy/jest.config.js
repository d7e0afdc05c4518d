// The stress tests take long: npm run test:all runs them, and only them, with TEST_STRESS.
const isStress = process.env.TEST_STRESS === '1';

/** Tests of releases, web host and start: real files, real HTTP, real processes. */
export default {
  displayName: 'deploy',
  testEnvironment: 'node',
  // With the sources of shared, cli and tools, so that Jest knows which tests depend on what changed there.
  roots: ['<rootDir>/src', '<rootDir>/../shared/src', '<rootDir>/../cli/src', '<rootDir>/../tools'],
  testMatch: [
    isStress ? '<rootDir>/src/**/*.stress.test.ts' : '<rootDir>/src/**/!(*.stress).test.ts',
  ],
  // Tests with real builds take minutes: npm run test:all runs them (tools/jest/builds.config.js).
  testPathIgnorePatterns: ['/node_modules/', '\\.builds\\.test\\.ts$'],
  // These packages are published only as ES modules.
  transformIgnorePatterns: [
    '/node_modules/(?!.*(content-disposition|cookie|github-slugger|jose|marked)/)',
  ],
  transform: {
    '\\.[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
};
