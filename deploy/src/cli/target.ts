import { relative, sep } from 'node:path';
import { listWorkspaces, ROOT, type Workspace } from '../build/workspaces.ts';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';

/**
 * The workspace that a command is about: the one named, else the one whose folder it runs in, as with
 * `npm run release -w mfe-time`.
 * @throws CommandError when there is none of that name.
 */
export function findWorkspace(named: string | undefined, command: string): Workspace {
  const workspaces = listWorkspaces();
  const name = named ?? relative(ROOT, process.cwd()).split(sep)[0];
  const found = workspaces.find((workspace) => workspace.name === name);
  if (found) return found;
  const names = workspaces.map((workspace) => workspace.name).join(', ');
  throw new CommandError(
    named
      ? `There is no ${named} here; there are ${names}.`
      : `Say which: npm run ${command} -w NAME, where NAME is one of ${names}.`,
    EXIT.usage,
  );
}
