import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { CommandError } from './command-error.ts';
import {
  addToLock,
  addToManifest,
  type ConsolePackage,
  consolePackage,
  type Installation,
} from './console-packages.ts';
import { EXIT } from './exit-codes.ts';
import { fillIn } from './fill-in.ts';
import type { ModuleNames } from './module-name.ts';

const sdkIndex = z.object({ packages: z.array(consolePackage) });

/** The files of a new module by path, with placeholders; packed with this command. */
const templates = z.record(z.string(), z.string());

interface Source {
  /** The console's address. */
  readonly url: string;
  /** The folder of this command, with its version and the template. */
  readonly packageFolder: string;
}

/**
 * Creates the folder of a module with a repository of its own, completely or not at all. It is built with the packages that
 * the console at `url` serves.
 * @returns the paths of its files.
 * @throws CommandError when the folder exists, the console serves no packages, or this command is of another release of it.
 */
export async function createProject(
  folder: string,
  names: ModuleNames,
  { url, packageFolder }: Source,
): Promise<readonly string[]> {
  if (existsSync(folder)) throw new CommandError(`${folder} already exists.`, EXIT.usage);
  const read = async (file: string) =>
    JSON.parse(await readFile(join(packageFolder, file), 'utf8'));
  const installation = { url, packages: await readSdk(url) };
  refuseOther(installation, (await read('package.json')).version, names.name);
  const files = fillInAll(templates.parse(await read('template.json')), names);
  const manifest = addToManifest(files['package.json'] ?? '', installation);
  const lock = addToLock(files['package-lock.json'] ?? '', manifest, installation);
  const temporary = `${folder}.new`;
  await rm(temporary, { recursive: true, force: true });
  const all = { ...files, 'package.json': manifest, 'package-lock.json': lock };
  for (const [path, text] of Object.entries(all)) {
    const file = join(temporary, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await rename(temporary, folder);
  return Object.keys(files);
}

/** Refuses a command that npx has kept from an earlier release of the console: its template is for other packages. */
function refuseOther({ url, packages }: Installation, version: unknown, name: string): void {
  const command = packages.find((one) => one.name === '@rollcall/cli');
  if (!command || command.version === version) return;
  throw new CommandError(
    `This rollcall is version ${version}, and the console has ${command.version}. Run this command:
  npx --yes --package=${url}${command.url} rollcall create ${name}`,
    EXIT.usage,
  );
}

/** The lock file is left as it is: a package may have the word in its name. */
const fillInAll = (files: Readonly<Record<string, string>>, names: ModuleNames) =>
  Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replaceAll('template', names.slug),
      path === 'package-lock.json' ? text : fillIn(text, path, names),
    ]),
  );

/** The packages that fit the live shell of a console. */
async function readSdk(url: string): Promise<readonly ConsolePackage[]> {
  const response = await fetch(`${url}/sdk/index.json`).catch(() => undefined);
  const parsed = sdkIndex.safeParse(await response?.json().catch(() => undefined));
  if (parsed.success) return parsed.data.packages;
  throw new CommandError(
    `${url}/sdk/index.json cannot be read: is this the address of a Rollcall console?`,
  );
}
