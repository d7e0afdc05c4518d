import { fileURLToPath } from 'node:url';
import deploy from '../../deploy/jest.config.js';

// The tests with real builds. npm run test:all runs them; npm test refuses to build (rsbuild.shared.ts).
process.env.TEST_BUILDS = '1';

export default {
  ...deploy,
  displayName: 'builds',
  rootDir: fileURLToPath(new URL('../../deploy/', import.meta.url)),
  testMatch: ['**/*.builds.test.ts'],
  testPathIgnorePatterns: ['/node_modules/'],
  maxWorkers: 2,
};
