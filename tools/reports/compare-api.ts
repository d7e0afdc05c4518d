import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/run-command.ts';
import { refuseBreakingChanges } from './openapi.ts';

// `compare-api.ts COMMIT`: fails when the committed API breaks clients of that commit's API.
const [commit = ''] = process.argv.slice(2);
try {
  const before = execFileSync('git', ['show', `${commit}:docs/openapi.json`], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  refuseBreakingChanges(before, readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
