import { relative, sep } from 'node:path';
import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import { pointerOf, pointersOf, type ReleaseList } from '@rollcall/shared/module';
import { printableValue } from '@rollcall/shared/node';
import { listWorkspaces, ROOT, type Workspace } from '../build/workspaces.ts';
import { nothingLive } from '../releases/point-to.ts';

/** The name argument, otherwise the workspace in which the command runs, as with `npm run release -w mfe-time`. */
const nameOf = (nameArgument: string | undefined) =>
  nameArgument ?? relative(ROOT, process.cwd()).split(sep)[0] ?? '';

/**
 * The workspace with this name.
 * @throws CommandError when there is none.
 */
export function findWorkspace(nameArgument: string | undefined, command: string): Workspace {
  const workspaces = listWorkspaces();
  const found = workspaces.find((workspace) => workspace.name === nameOf(nameArgument));
  if (found) return found;
  throw unknownName(
    nameArgument,
    command,
    workspaces.map(({ name }) => name),
  );
}

/**
 * The name of a pointer in the release list, with its current version. The checkout need not contain its sources.
 * @throws CommandError when the list has no such name.
 */
export function findLive(
  nameArgument: string | undefined,
  command: string,
  list: ReleaseList | undefined,
): { readonly name: string; readonly current: string } {
  if (!list) throw nothingLive();
  const name = nameOf(nameArgument);
  const pointer = pointerOf(list, name);
  if (pointer) return { name, current: pointer.current };
  throw unknownName(nameArgument, command, [...pointersOf(list).keys()]);
}

function unknownName(
  nameArgument: string | undefined,
  command: string,
  known: readonly string[],
): CommandError {
  const names = known.join(', ');
  return new CommandError(
    nameArgument
      ? `There is no module ${printableValue(nameArgument)}. Choose one of: ${names}.`
      : `Specify a name: npm run ${command} -- NAME. Available: ${names}.`,
    EXIT.usage,
  );
}
