import { npmCommand } from '@rollcall/cli/command-line';
import { releaseProgram } from '@rollcall/cli/program';
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
  releaseProgram({
    print,
    signal,
    commandLine: npmCommand,
    findProject: (name, command) => findProject(name, command === 'dev' ? 'dev' : 'release'),
  });
