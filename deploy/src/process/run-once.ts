import { reportError } from './report-error.ts';

/** Runs a command to its end; reports a failure and sets exit code 1. */
export async function runOnce(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reportError(error);
    process.exitCode = 1;
  }
}
