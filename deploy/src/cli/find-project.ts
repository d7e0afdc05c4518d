import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import type { Project } from '@rollcall/cli/project';
import { releaseVersion } from '../build/content-id.ts';
import { findWorkspace } from './target.ts';

/**
 * The module of this repository that a command of `rollcall` is about.
 * @throws CommandError when there is none, or for the shell.
 */
export function findProject(
  nameArgument: string | undefined,
  command: 'release' | 'dev' = 'release',
): Project {
  const workspace = findWorkspace(nameArgument, command);
  const { name, folder, descriptor } = workspace;
  if (workspace.kind === 'module') {
    return { name, folder, descriptor, version: releaseVersion(workspace) };
  }
  throw new CommandError(
    command === 'dev'
      ? 'The shell has no hot reload; name a module: npm run dev -w NAME.'
      : 'The shell is released with the console: unset ROLLCALL_URL where the console runs.',
    EXIT.usage,
  );
}
