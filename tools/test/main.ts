import { mkdirSync, rmSync } from 'node:fs';
import { readEighth, type Share } from './share.ts';
import { ADDED_SUITES, REPORTS, SUITES, type Suite } from './suites.ts';
import { sum, type Tally } from './tally.ts';
import { useTemporaryFolder } from './temporary-folder.ts';

// Without options: the suites of `npm test`. `--all`: all suites. `--eighth`: one eighth of those that `--all` adds.
const args = process.argv.slice(2);
const eighth = readOrExit();
useTemporaryFolder();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const tallies: Tally[] = [];
if (!eighth) for (const suite of SUITES) tallies.push(await run(suite));
if (eighth) console.log(`Part ${eighth.index} of 8 of the suites that npm run test:all adds`);
if (eighth || args.includes('--all')) {
  for (const suite of ADDED_SUITES) tallies.push(await run(suite, eighth));
}
const { passed, failed } = sum(tallies);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** The requested eighth; prints one sentence and exits when the option is invalid. */
function readOrExit(): Share | undefined {
  try {
    return readEighth(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/** A suite that could not run counts as one failure. */
async function run({ title, run: start }: Suite, share?: Share): Promise<Tally> {
  console.log(`\n== ${title}`);
  const startedAt = performance.now();
  const tally = await start(share).catch((error: unknown): Tally => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`   ${title}: ${tally.passed} passed, ${tally.failed} failed in ${seconds} s`);
  return tally;
}
