import { relative, sep } from 'node:path';
import { pointerOf, pointersOf, type ReleaseList } from '@rollcall/shared/module';
import { printableValue } from '@rollcall/shared/node';
import { listWorkspaces, ROOT, type Workspace } from '../build/workspaces.ts';
import { nothingLive } from '../releases/point-to.ts';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';

/** The name given, else that of the folder in which the command runs, as with `npm run release -w mfe-time`. */
const nameOf = (named: string | undefined) =>
  named ?? relative(ROOT, process.cwd()).split(sep)[0] ?? '';

/**
 * The workspace that a release builds.
 * @throws CommandError when there is none of that name.
 */
export function findWorkspace(named: string | undefined, command: string): Workspace {
  const workspaces = listWorkspaces();
  const found = workspaces.find((workspace) => workspace.name === nameOf(named));
  if (found) return found;
  throw unknownName(
    named,
    command,
    workspaces.map(({ name }) => name),
  );
}

/**
 * The name whose pointer a command is about: one of the release list, whether or not this checkout has its sources,
 * with the version that is current.
 * @throws CommandError when the list has no such name.
 */
export function findLive(
  named: string | undefined,
  command: string,
  list: ReleaseList | undefined,
): { readonly name: string; readonly current: string } {
  if (!list) throw nothingLive();
  const name = nameOf(named);
  const pointer = pointerOf(list, name);
  if (pointer) return { name, current: pointer.current };
  throw unknownName(named, command, [...pointersOf(list).keys()]);
}

function unknownName(
  named: string | undefined,
  command: string,
  known: readonly string[],
): CommandError {
  const names = known.join(', ');
  return new CommandError(
    named
      ? `There is no ${printableValue(named)} here; there are ${names}.`
      : `PrintLine which: npm run ${command} -- NAME, where NAME is one of ${names}.`,
    EXIT.usage,
  );
}
