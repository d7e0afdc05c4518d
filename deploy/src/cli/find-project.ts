import { relative, sep } from 'node:path';
import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import type { Project } from '@rollcall/cli/project';
import { printableValue } from '@rollcall/shared/node';
import { releaseVersion } from '../build/content-id.ts';
import { listWorkspaces, ROOT } from '../build/workspaces.ts';

/**
 * The workspace that a command is about: the named one, otherwise the one in which the command runs, as with
 * `npm run release -w mfe-time`.
 * @throws CommandError when there is none, or for the shell where it may not be.
 */
export function findProject(
  nameArgument: string | undefined,
  command: string,
  { mayBeShell }: { readonly mayBeShell: boolean },
): Project {
  const wanted = nameArgument ?? relative(ROOT, process.cwd()).split(sep)[0];
  const workspaces = listWorkspaces();
  const workspace = workspaces.find(({ name }) => name === wanted);
  if (!workspace) {
    const names = workspaces.map(({ name }) => name).join(', ');
    throw new CommandError(
      nameArgument
        ? `There is no module ${printableValue(nameArgument)}. Choose one of: ${names}.`
        : `Specify a name: npm run ${command} -- NAME. Available: ${names}.`,
      EXIT.usage,
    );
  }
  const { kind, name, folder, descriptor } = workspace;
  if (kind === 'module' || (mayBeShell && command !== 'dev')) {
    return { name, folder, descriptor, version: releaseVersion(workspace) };
  }
  throw new CommandError(
    command === 'dev'
      ? 'The shell has no hot reload; name a module: npm run dev -w NAME.'
      : 'The shell is released with the console: unset ROLLCALL_URL where the console runs.',
    EXIT.usage,
  );
}
