import type { Test } from '@jest/test-result';
import Sequencer from '@jest/test-sequencer';
import { keyOf } from './key.ts';
import { greenRecord } from './record.ts';

/** Paths of the test files that this run skips. */
export const alreadyGreen = new Set<string>();

/** A Jest sequencer that skips test files that passed with the same inputs (record.ts). */
export default class GreenSequencer extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    for (const test of tests) {
      const key = await keyOf(test);
      if (key !== undefined && (await greenRecord.has(key))) alreadyGreen.add(test.path);
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of Jest's sequencer, not of an array
    return super.sort(tests.filter(({ path }) => !alreadyGreen.has(path)));
  }
}
