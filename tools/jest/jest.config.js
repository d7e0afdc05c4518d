import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

// One run over all workspaces; each workspace has its own jest.config.js.
export default {
  rootDir: '../..',
  projects: globSync(['*/jest.config.js', 'tools/template/jest.config.js'], { cwd: root }).map(
    (file) => `<rootDir>/${dirname(file)}`,
  ),
  // Jest reads this limit only here, not from the projects.
  testTimeout: 120_000,
  // Records passed tests, so that a release can skip them.
  reporters: ['default', '<rootDir>/deploy/src/green-tests/reporter.ts'],
  // A second worker is enough: the embedded database uses the cores too.
  maxWorkers: 2,
};
