import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { importsOf, libraryVersions } from '@rollcall/shared/build';
import { DESCRIPTOR_FORMAT, moduleJson } from '@rollcall/shared/module';
import type { ModuleCandidate } from '../gate/rules/rule.ts';
import { ROOT, type Workspace } from './workspaces.ts';

const SHARED = '@rollcall/shared/';

/**
 * What the record of a module will require, read from its sources, so that the gate can refuse it before it is built: its
 * descriptor, the libraries, and the names of shared entries that its files and those of `shared` import.
 * @throws ZodError when module.json is invalid; the rules for sources report that first.
 */
export function sourceCandidate(
  { name, folder, descriptor }: Workspace,
  version: string,
  root = ROOT,
): ModuleCandidate['record'] {
  return {
    name,
    version,
    descriptor: moduleJson.parse(descriptor),
    descriptorFormat: DESCRIPTOR_FORMAT,
    consumes: namesImportedFrom(join(folder, 'src/module.ts'), root),
    libraries: libraryVersions(),
  };
}

/** `key#name` of every shared name that a file imports, directly or through other files of ours. */
function namesImportedFrom(entry: string, root: string): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const found = importsOf(file, readFileSync(file, 'utf8'));
    for (const [key, name] of found.names) names.add(`${key}#${name}`);
    waiting.push(...found.requests.flatMap((request) => sourceOf(request, file, root) ?? []));
  }
  return [...names].toSorted();
}

/** The TypeScript file of ours that a request names; undefined for styles and packages. */
function sourceOf(request: string, from: string, root: string): string | undefined {
  if (request.startsWith(SHARED)) {
    return join(root, 'shared/src', request.slice(SHARED.length), 'index.ts');
  }
  return /^\..*\.tsx?$/.test(request) ? resolve(dirname(from), request) : undefined;
}
