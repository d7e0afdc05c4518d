import { reportError } from './report-error.ts';

/** Two interrupts within this many milliseconds are one: a terminal sends it to the whole group. */
const SAME_INTERRUPT_MS = 500;

/**
 * Starts a program and stops it on SIGINT or SIGTERM; a second interrupt ends it at once. What a person can act
 * on is said in one sentence with exit code 1; anything else keeps its stack, since it is a defect.
 */
export async function runUntilStopped(start: () => Promise<() => Promise<void>>) {
  let stop: (() => Promise<void>) | undefined;
  let askedAt = 0;
  const onSignal = () => {
    if (askedAt > 0) {
      if (Date.now() - askedAt > SAME_INTERRUPT_MS) process.exit(130);
      return;
    }
    askedAt = Date.now();
    if (!stop) process.exit(130);
    console.log('\nStopping …');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    stop = await start();
  } catch (error) {
    reportError(error);
    process.exit(1);
  }
}
