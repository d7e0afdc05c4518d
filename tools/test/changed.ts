import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '../check/steps.ts';
import { ROOT } from '../process/run-command.ts';
import { chooseDatabase } from './postgres/choose-database.ts';
import { runJest } from './run-jest.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

// `npm run test:changed [-- COMMIT]`: at the desk, the checks that build nothing, and the tests that depend on what changed since a
// commit, by default where this branch left main. It is not `npm test`.

const RESULTS = join(ROOT, '.cache/reports/changed.jsonl');
const BUILDS = new Set(['reports', 'size budgets']);

const since = process.argv[2] ?? whereBranchBegan();
useTemporaryFolder();
mkdirSync(join(ROOT, '.cache/reports'), { recursive: true });
for (const file of [RESULTS, `${RESULTS}.ended`]) rmSync(file, { force: true });

const checks = await runSteps(({ name }) => !BUILDS.has(name));
console.log(`\nTests that depend on what changed since ${since}:`);
const { env, stop } = await chooseDatabase(process.env);
try {
  const tests = await runJest(RESULTS, ['--changedSince', since, '--passWithNoTests'], { env });
  const failed = checks.red.length + tests.red.length;
  console.log(`\n${tests.passed} tests and ${checks.passed} checks passed, ${failed} failed.`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await stop();
}

/** The last commit that this branch shares with main; without one the last commit, so that only what is not committed counts. */
function whereBranchBegan(): string {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
}
