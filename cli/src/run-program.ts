import { OperatorError, printable, printableJson } from '@rollcall/shared/node';
import { type Command, CommanderError } from 'commander';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import { GateRefusal } from './release-client.ts';
import { SmokeTestError } from './smoke-test-error.ts';

interface Options {
  readonly make: (print: (text: string) => void, signal: AbortSignal) => Command;
  /** What Ctrl-C prints. */
  readonly stopped: string;
  /** The message of an error that a person can act on; undefined for a defect. */
  readonly messageOf?: (error: unknown) => string | undefined;
}

/** Runs a program of release commands to its end, with their output and exit codes. Ctrl-C stops it with its tools. */
export async function runProgram({
  make,
  stopped,
  messageOf = ofOperator,
}: Options): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Hot reload ends with them normally, and handles them itself (dev-command.ts).
    if (process.argv[2] === 'dev') break;
    process.on(signal, () => {
      // Test runner and bundler end with this process. The store is intact at any moment, so nothing is waited for.
      stop.abort();
      console.error(`\nStopped. ${stopped}`);
      process.exit(EXIT.interrupted);
    });
  }
  try {
    await make((text) => console.log(text), stop.signal).parseAsync();
  } catch (error) {
    // The first failure decides: steps that run in parallel, such as tests and build, need not finish.
    stop.abort();
    process.exitCode = codeOf(error);
    const isJson = process.argv.includes('--json');
    // Commander has already printed its own errors; help is not a failure.
    if (!(error instanceof CommanderError)) printError(error, messageOf(error), isJson);
    else if (isJson) printError(error, error.message, isJson);
  }
}

const ofOperator = (error: unknown) => (error instanceof OperatorError ? error.message : undefined);

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  return error instanceof CommandError ? error.exitCode : EXIT.failed;
}

function printError(error: unknown, message: string | undefined, isJson: boolean): void {
  if (message === undefined) console.error(error);
  else if (!isJson) console.error(printable(message));
  if (!isJson) return;
  const refusals = error instanceof GateRefusal ? error.refusals : [];
  const smoke = error instanceof SmokeTestError ? { smoke: error.record } : {};
  const said = message ?? String(error);
  console.log(
    printableJson({ ok: false, exitCode: process.exitCode, message: said, refusals, ...smoke }),
  );
}
