import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '@rollcall/shared/node';

/** Root of the checkout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A workspace that is built and released: the shell, or a team's module. */
export interface Workspace {
  readonly name: string;
  readonly folder: string;
  /** Version of its package.json. */
  readonly version: string;
  /** Its module.json as it stands; undefined for the shell. */
  readonly descriptor: unknown;
}

/** The shell and every folder with a descriptor; no module is named in code (design §4). */
export function listWorkspaces(root = ROOT): Workspace[] {
  const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'module.json')));
  return ['shell', ...names].map((name) => {
    const folder = join(root, name);
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const descriptor =
      name === 'shell' ? undefined : readDescriptor(join(folder, 'module.json'), name);
    return { name, folder, version, descriptor };
  });
}

function readDescriptor(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new StartError(`${name}/module.json is not JSON: ${(cause as Error).message}.`, {
      cause,
    });
  }
}
