import { CommandError } from '@rollcall/tools/cli/command-error';
import { npmCommand } from '@rollcall/tools/cli/command-line';
import { EXIT } from '@rollcall/tools/cli/exit-codes';
import { remoteProgram } from '@rollcall/tools/cli/program';
import type { Command } from 'commander';
import { releaseVersion } from '../build/content-id.ts';
import { findWorkspace } from './target.ts';

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
    findProject(nameArgument) {
      const workspace = findWorkspace(nameArgument, 'release');
      const { name, folder, descriptor } = workspace;
      if (workspace.kind === 'module') {
        return { name, folder, descriptor, version: releaseVersion(workspace) };
      }
      throw new CommandError(
        'The shell is released with the console: unset ROLLCALL_URL where the console runs.',
        EXIT.usage,
      );
    },
  });
