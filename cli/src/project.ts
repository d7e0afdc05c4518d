import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';

/** The folder of a module. */
export interface Project {
  readonly name: string;
  readonly folder: string;
  /** Of package.json, with digits that identify the sources; the name of its release. */
  readonly version: string;
  /** The content of module.json, not yet checked. */
  readonly descriptor: unknown;
}

/** The files besides `src` that a build is made from. */
const SETTINGS = /^(module\.json|package\.json|rsbuild\.config\..*|.*lock.*)$/;

/**
 * The module in a folder.
 * @throws CommandError when the folder has none.
 */
export function readProject(folder: string): Project {
  const descriptor = readJson(join(folder, 'module.json')) as { name?: unknown };
  const { version } = readJson(join(folder, 'package.json')) as { version?: unknown };
  const { name } = descriptor;
  if (typeof name !== 'string') throw new CommandError('module.json has no name.', EXIT.usage);
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+$/.test(version)) {
    throw new CommandError('package.json needs a version such as 1.0.0.', EXIT.usage);
  }
  if (!existsSync(join(folder, 'src'))) {
    throw new CommandError('There is no src/module.ts: a module has one.', EXIT.usage);
  }
  return { name, folder, version: `${version}-${contentId(folder)}`, descriptor };
}

/** Seven hex digits that identify the sources: the same sources are the same release. Tests cause no release. */
function contentId(folder: string): string {
  const top = readdirSync(folder, { withFileTypes: true });
  const inside = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true });
  const files = [...top.filter(({ name }) => SETTINGS.test(name)), ...inside]
    .filter((entry) => entry.isFile() && !/^\.|\.test\.[jt]sx?$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash
      .update(`${file.replaceAll('\\', '/')}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 7);
}

function readJson(file: string): object {
  if (!existsSync(file)) {
    throw new CommandError(
      `There is no ${file}: run this in the folder of a module, or create one with rollcall create.`,
      EXIT.usage,
    );
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new CommandError(`${file} is not valid JSON: correct it.`, EXIT.usage);
  }
}
