import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import { GateRefusal } from '@rollcall/cli/release-client';
import { SmokeTestError } from '@rollcall/cli/smoke-test-error';
import { printable, printableJson } from '@rollcall/shared/node';
import { GateError } from '../gate/gate.ts';
import { formatError } from '../process/report-error.ts';
import { releaseProgram } from './program.ts';
import { releaseProgramOverHttp } from './remote.ts';

// `npm run release|releases|rollback|confirm|disable|enable|dev`: see program.ts. `token` and `backend` are always about the local store.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Hot reload ends with them normally, and handles them itself (dev-command.ts).
  if (process.argv[2] === 'dev') break;
  process.on(signal, () => {
    // Test runner and bundler end with this process. The store is intact at any moment, so nothing is waited for.
    stop.abort();
    console.error('\nStopped. npm run releases shows what is live.');
    process.exit(EXIT.interrupted);
  });
}

const isJson = process.argv.includes('--json');
/** The person who sets up the console may have the variable for a module of their own. */
const isOfOperator = /^(token|backend)$/.test(process.argv[2] ?? '');
try {
  const isRemote = process.env.ROLLCALL_URL && !isOfOperator;
  const program = isRemote ? releaseProgramOverHttp : releaseProgram;
  await program((text) => console.log(text), stop.signal).parseAsync();
} catch (error) {
  // The first failure decides: steps that run in parallel, such as tests and build, need not finish.
  stop.abort();
  process.exitCode = codeOf(error);
  // Commander has already printed its own errors; help is not a failure.
  if (!isOfCommander(error) || isJson) printError(error);
}

/** By its code, since the commands over HTTP may have another copy of the library. */
function isOfCommander(error: unknown): error is Error & { readonly exitCode: number } {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('commander.');
}

function codeOf(error: unknown): number {
  if (isOfCommander(error)) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof GateError) return EXIT.refused;
  return error instanceof CommandError ? error.exitCode : EXIT.failed;
}

function printError(error: unknown): void {
  const message = isOfCommander(error) ? error.message : formatError(error);
  if (message === undefined) {
    console.error(error);
    return;
  }
  if (!isJson) {
    console.error(printable(message));
    return;
  }
  const isRefusal = error instanceof GateError || error instanceof GateRefusal;
  const refusals = isRefusal ? error.refusals : [];
  const smoke = error instanceof SmokeTestError ? { smoke: error.record } : {};
  console.log(
    printableJson({ ok: false, exitCode: process.exitCode, message, refusals, ...smoke }),
  );
}
