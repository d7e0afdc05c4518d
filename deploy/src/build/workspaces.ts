import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseKind } from '@rollcall/shared/module';
import { OperatorError } from '@rollcall/shared/node';

/** Root of the checkout. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Output of tools that is too long to show. */
export const LOGS = join(ROOT, '.cache/logs');

/** A workspace that is built and released: the shell, or a team's module. */
export interface Workspace {
  readonly kind: ReleaseKind;
  readonly name: string;
  readonly folder: string;
  /** Version of its package.json. */
  readonly version: string;
  /** The unchecked content of its module.json; undefined for the shell. */
  readonly descriptor: unknown;
}

/** The shell and every folder with a descriptor; modules are not listed in code (design §4). */
export function listWorkspaces(root = ROOT): Workspace[] {
  const names = readdirSync(root).filter((name) => existsSync(join(root, name, 'module.json')));
  return [
    { kind: 'shell', ...readPackage(root, 'shell'), descriptor: undefined },
    ...names.map((name): Workspace => {
      const descriptor = readDescriptor(join(root, name, 'module.json'), name);
      return { kind: 'module', ...readPackage(root, name), descriptor };
    }),
  ];
}

function readPackage(root: string, name: string) {
  const folder = join(root, name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, folder, version: version as string };
}

function readDescriptor(path: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new OperatorError(`${name}/module.json is not JSON: ${(cause as Error).message}.`, {
      cause,
    });
  }
}
