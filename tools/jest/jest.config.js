import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

// One run over every workspace; each has its own jest.config.js for what is particular to it.
export default {
  rootDir: '../..',
  projects: globSync(['*/jest.config.js', 'tools/template/jest.config.js'], { cwd: root }).map(
    (file) => `<rootDir>/${dirname(file)}`,
  ),
  // Jest reads the limit here only, not from the projects.
  testTimeout: 60_000,
  // What was green here need not run again for a release.
  reporters: ['default', '<rootDir>/deploy/src/green-tests/reporter.ts'],
  // Two cores are shared with the embedded database.
  maxWorkers: 2,
};
