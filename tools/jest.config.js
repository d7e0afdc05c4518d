/** Tests of the tools themselves. */
export default {
  displayName: 'tools',
  testEnvironment: 'node',
  roots: [
    '<rootDir>/check',
    '<rootDir>/process',
    '<rootDir>/reports',
    '<rootDir>/test',
    '<rootDir>/walls',
  ],
  testMatch: ['**/*.test.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  testTimeout: 30_000,
};
