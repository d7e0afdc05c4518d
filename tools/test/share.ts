import { execFileSync } from 'node:child_process';
import { ROOT } from '../process/run-command.ts';

/** A part of a suite: `index` counts from 1. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** Eight runs on eight commits together do what `npm run test:all` adds (docs/ci-budget.md). */
const EIGHT = 8;

/** The eighth that belongs to a commit, given its hash: neighbours of a history get different ones by chance. */
export function eighthOf(hash: string): Share {
  return { index: (Number.parseInt(hash.slice(0, 8), 16) % EIGHT) + 1, of: EIGHT };
}

/**
 * Reads `--eighth` or `--eighth=N` from a command line; without N it is the one of the checked-out commit. Throws
 * one sentence where N is no number from 1 to 8, or where there is no commit to read it from.
 */
export function readEighth(args: readonly string[], headOf = readHead): Share | undefined {
  const given = args.find((arg) => /^--eighth(=|$)/.test(arg))?.split('=', 2);
  if (!given) return undefined;
  const [, index] = given;
  if (index === undefined) return eighthOf(headOf());
  if (!/^[1-8]$/.test(index)) throw new Error(`--eighth takes a number from 1 to ${EIGHT}.`);
  return { index: Number(index), of: EIGHT };
}

/** As the option of Jest and Playwright that runs a part. */
export const shardOption = ({ index, of }: Share): string => `--shard=${index}/${of}`;

function readHead(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  } catch (cause) {
    throw new Error('This is no git checkout: say which eighth, as in --eighth=3.', { cause });
  }
}
