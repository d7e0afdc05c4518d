import { EXIT } from './exit-codes.ts';
import { releaseProgram } from './program.ts';
import { runProgram } from './run-program.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(`rollcall needs Node 22.18 or newer; this is ${process.versions.node}.`);
  process.exit(EXIT.failed);
}

const packageFolder = import.meta.dirname;
await runProgram({
  make: (print, signal) => releaseProgram({ print, signal, packageFolder }),
  stopped: 'rollcall releases shows what is live.',
});
