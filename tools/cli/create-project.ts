import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import { fillIn } from './fill-in.ts';
import type { ModuleNames } from './module-name.ts';

const sdkIndex = z.object({ packages: z.array(z.object({ name: z.string(), url: z.string() })) });

/** The files of a new module by path, with placeholders; packed with this command. */
const templates = z.record(z.string(), z.string());

/**
 * Creates the folder of a module with a repository of its own, completely or not at all. It is built with the packages that
 * the console at `url` serves.
 * @returns the paths of its files.
 * @throws CommandError when the folder exists or the console serves no packages.
 */
export async function createProject(
  folder: string,
  names: ModuleNames,
  { url, template }: { readonly url: string; readonly template: string },
): Promise<readonly string[]> {
  if (existsSync(folder)) throw new CommandError(`${folder} already exists.`, EXIT.usage);
  const packages = await readSdk(url);
  const files = templates.parse(JSON.parse(await readFile(template, 'utf8')));
  const temporary = `${folder}.new`;
  await rm(temporary, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    const file = join(temporary, path.replaceAll('template', names.slug));
    await mkdir(dirname(file), { recursive: true });
    const filled = fillIn(text, path, names);
    await writeFile(file, path === 'package.json' ? withPackages(filled, url, packages) : filled);
  }
  await rename(temporary, folder);
  return Object.keys(files);
}

/** The packages that fit the live shell of a console: name and absolute URL. */
async function readSdk(url: string): Promise<ReadonlyMap<string, string>> {
  const response = await fetch(`${url}/sdk/index.json`).catch(() => undefined);
  const parsed = sdkIndex.safeParse(await response?.json().catch(() => undefined));
  if (!parsed.success) {
    throw new CommandError(
      `${url}/sdk/index.json cannot be read: is this the address of a Rollcall console?`,
    );
  }
  return new Map(parsed.data.packages.map((one) => [one.name, url + one.url]));
}

function withPackages(text: string, url: string, packages: ReadonlyMap<string, string>): string {
  const manifest = JSON.parse(text);
  const own = (name: string) => ({ [name]: packages.get(name) });
  const complete = {
    ...manifest,
    rollcall: { url },
    dependencies: { ...manifest.dependencies, ...own('@rollcall/shared') },
    devDependencies: { ...own('@rollcall/cli'), ...manifest.devDependencies },
  };
  return `${JSON.stringify(complete, null, 2)}\n`;
}
