import { npmCommand } from '@rollcall/cli/command-line';
import { releaseProgram } from '@rollcall/cli/program';
import { runProgram } from '@rollcall/cli/run-program';
import { formatError } from '../process/report-error.ts';
import { findProject } from './find-project.ts';
import { openOperator } from './operator.ts';

// `npm run release|releases|rollback|confirm|disable|enable|dev` are about the console at ROLLCALL_URL, as `rollcall` in
// another repository (decision 073), otherwise about the store on this machine. `token` and `backend` always are: the
// operator may have the variable for a module of their own.
const isRemote = process.env.ROLLCALL_URL && !/^(token|backend)$/.test(process.argv[2] ?? '');
await runProgram({
  make: (print, signal) =>
    releaseProgram({
      print,
      signal,
      commandLine: npmCommand,
      findProject: (name, command) => findProject(name, command, { mayBeShell: !isRemote }),
      ...(!isRemote && { operator: openOperator(signal) }),
    }),
  stopped: 'npm run releases shows what is live.',
  messageOf: formatError,
});
