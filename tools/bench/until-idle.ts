import { setTimeout as wait } from 'node:timers/promises';

/** Part of one processor up to which a server counts as idle. */
const IDLE_SHARE = 0.05;

/** For how many seconds in a row: the server looks for jobs every six seconds at least. */
const IDLE_SECONDS = 8;

/**
 * Waits until a server has done the jobs that a new company, or the calls before, have given it.
 * @param processor milliseconds of the processor that it and its database have used so far.
 */
export async function untilIdle(processor: () => number, atMostSeconds: number): Promise<void> {
  let idle = 0;
  for (let second = 0; second < atMostSeconds && idle < IDLE_SECONDS; second += 1) {
    const before = processor();
    await wait(1000);
    idle = processor() - before < IDLE_SHARE * 1000 ? idle + 1 : 0;
  }
}
