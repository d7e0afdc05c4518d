import { OperatorError, printable, printableJson } from '@rollcall/shared/node';
import { CommanderError } from 'commander';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import { remoteProgram } from './program.ts';
import { RemoteRefusal } from './release-client.ts';
import { SmokeTestError } from './smoke-test-error.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`rollcall needs Node 22.18 or newer; this is ${process.versions.node}.`);
  process.exit(EXIT.failed);
}

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Hot reload ends with them normally, and handles them itself (dev-command.ts).
  if (process.argv[2] === 'dev') break;
  process.on(signal, () => {
    stop.abort();
    console.error('\nStopped. rollcall releases shows what is live.');
    process.exit(EXIT.interrupted);
  });
}

const isJson = process.argv.includes('--json');
const packageFolder = import.meta.dirname;
try {
  const print = (text: string) => console.log(text);
  await remoteProgram({ print, signal: stop.signal, packageFolder }).parseAsync();
} catch (error) {
  stop.abort();
  process.exitCode = codeOf(error);
  if (!(error instanceof CommanderError) || isJson) printError(error);
}

function codeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  return error instanceof CommandError ? error.exitCode : EXIT.failed;
}

function printError(error: unknown): void {
  if (!(error instanceof OperatorError)) console.error(error);
  if (!(error instanceof OperatorError) && !isJson) return;
  const { message } = error as Error;
  if (!isJson) {
    console.error(printable(message));
    return;
  }
  const refusals = error instanceof RemoteRefusal ? error.refusals : [];
  const smoke = error instanceof SmokeTestError ? { smoke: error.record } : {};
  console.log(
    printableJson({ ok: false, exitCode: process.exitCode, message, refusals, ...smoke }),
  );
}
