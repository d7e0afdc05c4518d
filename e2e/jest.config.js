/** Tests of the foreign backend. */
export default {
  displayName: 'e2e',
  testEnvironment: 'node',
  roots: ['<rootDir>/foreign-backend'],
  testMatch: ['**/*.test.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
};
