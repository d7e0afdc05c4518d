import { type Step } from '@rollcall/cli/run-steps';
import { NoBrowserError } from '@rollcall/cli/smoke/browser';
import { type SmokeRecord, summarizeSmokeTest } from '@rollcall/cli/smoke/smoke-record';
import type { AnyRelease } from '@rollcall/shared/module';
import type { CommandContext } from './context.ts';
import { ensureSmokeTested, smokeTest } from './smoke-test.ts';

interface SmokeResults {
  /** The record of the candidate's smoke test. */
  smoke?: SmokeRecord;
}

/** The step that opens the pages of a published release in a browser; a failure stops the release. */
export const smokeStep = <R extends SmokeResults>(
  context: CommandContext,
  release: AnyRelease | ((results: R) => AnyRelease),
): Step<R> => ({
  title: 'Smoke test',
  async run(results) {
    const candidate = typeof release === 'function' ? release(results) : release;
    return finish(results, await ensureSmokeTested(context, candidate));
  },
});

/** The same for a preview: a failure is reported, and a missing browser as well, but neither stops anything. */
export const previewSmokeStep = <R extends SmokeResults>(
  context: CommandContext,
  release: (results: R) => AnyRelease,
): Step<R> => ({
  title: 'Smoke test',
  async run(results) {
    try {
      return finish(results, await smokeTest(context, release(results)));
    } catch (error) {
      if (error instanceof NoBrowserError) return `Smoke test: not run. ${error.message}`;
      throw error;
    }
  },
});

function finish(results: SmokeResults, record: SmokeRecord | undefined): string {
  if (!record) return 'Smoke test: not needed';
  results.smoke = record;
  return summarizeSmokeTest(record);
}
