/** Tests of the tools themselves. */
export default {
  displayName: 'tools',
  testEnvironment: 'node',
  roots: [
    '<rootDir>/bench',
    '<rootDir>/check',
    '<rootDir>/process',
    '<rootDir>/reports',
    '<rootDir>/test',
    '<rootDir>/import-rules',
  ],
  testMatch: ['**/*.test.ts'],
  // Tests that build or compile a checkout take long: npm run test:all runs them (jest/builds.config.js).
  testPathIgnorePatterns: ['/node_modules/', '\\.builds\\.test\\.ts$'],
  transform: {
    '\\.[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // These are published only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!github-slugger/)'],
};
