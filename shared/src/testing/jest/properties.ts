import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

/** How many cases each property takes, when a run wants other than the usual number. Tests must not set their own (docs/ci-budget.md). */
const { PROPERTY_CASES } = process.env;
const ROOT = join(import.meta.dirname, '../../../..');

// Loads fast-check only in these files, because loading takes time.
const { testPath = '' } = expect.getState();
if (/\.property\.test\.tsx?$/.test(testPath)) {
  beforeAll(async () => {
    const { configureGlobal } = await import('fast-check');
    configureGlobal({
      numRuns: Number(PROPERTY_CASES ?? 200),
      // The same cases in every `npm test`, so that none is red by chance; a run with more cases takes new ones.
      ...(PROPERTY_CASES === undefined && { seed: seedOf(relative(ROOT, testPath)) }),
    });
  });
}

/** A seed that depends on the file only. */
function seedOf(file: string): number {
  return createHash('sha256').update(file).digest().readInt32BE();
}
