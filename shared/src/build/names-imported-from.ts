import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { importsOf } from './imported-names.ts';

const SHARED = '@rollcall/shared/';

/**
 * `key#name` of every name of a named key that a file imports, directly or through other files of the module and of `shared`,
 * so that the gate can refuse a release before it is built.
 */
export function namesImportedFrom(entry: string): string[] {
  const names = new Set<string>();
  const seen = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || !existsSync(file)) continue;
    seen.add(file);
    const found = importsOf(file, readFileSync(file, 'utf8'));
    for (const [key, name] of found.names) names.add(`${key}#${name}`);
    waiting.push(...found.requests.flatMap((request) => sourceOf(request, file) ?? []));
  }
  return [...names].toSorted();
}

/** The script that a request names; undefined for styles, for other packages, and for what is not installed. */
function sourceOf(request: string, from: string): string | undefined {
  if (!request.startsWith(SHARED) && !request.startsWith('.')) return undefined;
  try {
    const file = createRequire(from).resolve(request);
    return /\.[jt]sx?$/.test(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
