/** Tests of the command line. */
export default {
  displayName: 'cli',
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts'],
  transform: {
    '\\.[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  // These are published only as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!commander/|jose/)'],
};
