import { fileURLToPath } from 'node:url';
import { PATIENCE } from '@rollcall/shared/jest-preset';
import deploy from '../../deploy/jest.config.js';

// The tests with real builds. npm run test:all runs them; npm test refuses to build (rsbuild.shared.ts).
process.env.TEST_BUILDS = '1';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

export default {
  ...deploy,
  displayName: 'builds',
  rootDir: here('../../deploy/'),
  // Those of deploy, which include the tools.
  testMatch: ['<rootDir>/src/**/*.builds.test.ts', here('../**/*.builds.test.ts')],
  testPathIgnorePatterns: ['/node_modules/'],
  testTimeout: PATIENCE.longTestMs,
  reporters: ['default', here('../test/jest-results.ts')],
  maxWorkers: 2,
};
