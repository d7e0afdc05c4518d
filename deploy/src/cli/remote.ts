import { npmCommand } from '@rollcall/cli/command-line';
import { remoteProgram } from '@rollcall/cli/program';
import type { Command } from 'commander';
import { findProject } from './find-project.ts';

/**
 * The release commands over HTTP: with ROLLCALL_URL they are about the console at that address, as `rollcall` in another
 * repository (decision 073).
 */
export const releaseProgramOverHttp = (
  print: (text: string) => void,
  signal: AbortSignal,
): Command =>
  remoteProgram({
    print,
    signal,
    commandLine: npmCommand,
    findProject,
  });
