import { reportError } from './report-error.ts';

/** Interrupts within this many milliseconds count as one: a terminal sends it to the whole process group. */
const SAME_INTERRUPT_MS = 500;

/**
 * Starts a program and stops it on SIGINT or SIGTERM; a second interrupt ends it immediately. A failed start is
 * reported and ends with exit code 1.
 */
export async function runUntilStopped(start: () => Promise<() => Promise<void>>) {
  let stop: (() => Promise<void>) | undefined;
  let interruptedAt = 0;
  const onSignal = () => {
    if (interruptedAt > 0) {
      if (Date.now() - interruptedAt > SAME_INTERRUPT_MS) process.exit(130);
      return;
    }
    interruptedAt = Date.now();
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
