import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE } from '@rollcall/shared/jest-preset';

const root = fileURLToPath(new URL('../../', import.meta.url));

// One run over all workspaces; each workspace has its own jest.config.js.
export default {
  rootDir: '../..',
  projects: globSync(['*/jest.config.js', 'tools/template/jest.config.js'], { cwd: root }).map(
    (file) => `<rootDir>/${dirname(file)}`,
  ),
  // Jest reads this limit only here, not from the projects.
  testTimeout: process.env.TEST_STRESS === '1' ? PATIENCE.longTestMs : PATIENCE.testMs,
  reporters: ['default', '<rootDir>/tools/test/jest-results.ts'],
  // A second worker is enough: the embedded database uses the cores too.
  maxWorkers: 2,
};
