import { execFileSync } from 'node:child_process';
import { ROOT } from '../process/run-command.ts';

/** A part of a suite: `index` counts from 1. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** Number of parts of the suites that `npm run test:all` adds; each commit runs one (docs/ci-budget.md). */
const PARTS = 8;

/** The eighth that a commit runs, derived from its hash: successive commits usually run different ones. */
export function eighthOf(hash: string): Share {
  return { index: (Number.parseInt(hash.slice(0, 8), 16) % PARTS) + 1, of: PARTS };
}

/**
 * Reads `--eighth` or `--eighth=N` from a command line; without N it is the eighth of the checked-out commit. Throws
 * one sentence when N is not a number from 1 to 8, or when there is no commit.
 */
export function readEighth(args: readonly string[], headOf = readHead): Share | undefined {
  // The script itself has the option without a number, before those of the caller.
  const option = args.findLast((arg) => /^--eighth(=|$)/.test(arg))?.split('=', 2);
  if (!option) return undefined;
  const [, index] = option;
  if (index === undefined) return eighthOf(headOf());
  if (!/^[1-8]$/.test(index)) throw new Error(`--eighth takes a number from 1 to ${PARTS}.`);
  return { index: Number(index), of: PARTS };
}

/** The option of Jest and Playwright that runs this part. */
export const shardOption = ({ index, of }: Share): string => `--shard=${index}/${of}`;

function readHead(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  } catch (cause) {
    throw new Error('This is not a git checkout: name an eighth, for example --eighth=3.', {
      cause,
    });
  }
}
