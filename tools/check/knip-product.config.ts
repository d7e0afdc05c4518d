import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Workspace {
  readonly entry: readonly string[];
  readonly project: readonly string[];
}

const { workspaces } = JSON.parse(readFileSync(join(import.meta.dirname, 'knip.json'), 'utf8')) as {
  readonly workspaces: Readonly<Record<string, Workspace>>;
};

/** Tests, and what is only there for tests and benchmarks. */
const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/testing/**',
  '**/crash-test/**',
  'bench/**',
  'src/domain/working-time/{fixtures.ts,reference/**}',
];
const IS_TEST = /\.test\.|testing\/|crash-test\/|bench/;

/**
 * Knip's configuration without tests: it finds the exports and files that only tests use. Of `shared`, also what a module
 * could import but none does, except of `contract`, whose exports are looked up by name.
 */
export default {
  include: ['files', 'exports'],
  // What its own file uses may be exported for tests.
  ignoreExportsUsedInFile: true,
  // Releases before this one still import what is deprecated.
  tags: ['-deprecated'],
  ignoreWorkspaces: ['e2e'],
  ignoreIssues: {
    // Nothing shows yet how far a job is.
    'api/src/core/jobs/jobs.ts': ['exports'],
    // Each undo goes with a write that modules use.
    'shared/src/calls/index.ts': ['exports'],
    'shared/src/testing/**': ['exports'],
    // The runner of the tests.
    'tools/test/*': ['files'],
  },
  workspaces: Object.fromEntries(
    Object.entries(workspaces)
      .filter(([name]) => name !== 'e2e')
      .map(([name, { entry, project }]) => [
        name,
        {
          entry: entry.filter((pattern) => !IS_TEST.test(pattern)),
          project: [...project, ...TESTS.map((pattern) => `!${pattern}`)],
          includeEntryExports: name === 'shared',
          jest: false,
        },
      ]),
  ),
};
