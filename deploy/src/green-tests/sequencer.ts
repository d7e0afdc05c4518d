import type { Test } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';
import { keyOf } from './key.ts';
import { greenRecord } from './record.ts';

/** Paths of the test files that this run leaves out. */
export const alreadyGreen = new Set<string>();

/** A Jest sequencer that leaves out the test files that were green with the same inputs (record.ts). */
export default class GreenSequencer extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    for (const test of tests) {
      const key = await keyOf(test);
      if (key !== undefined && (await greenRecord.has(key))) alreadyGreen.add(test.path);
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- Jest's name for it; no array
    return super.sort(tests.filter(({ path }) => !alreadyGreen.has(path)));
  }
}
