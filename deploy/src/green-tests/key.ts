import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Test } from '@jest/test-result';
import { ROOT } from '../build/workspaces.ts';
import { inputsOf } from './inputs.ts';

/** Settings that do not influence results, only where and how tests run. */
const IGNORED_SETTINGS = new Set(['id', 'cwd', 'cacheDirectory', 'testTimeout']);

/**
 * Identifies everything that a test file's result depends on: two runs with the same key have the same result.
 * @returns a hash in hex; undefined for a test whose inputs cannot be determined, which must run every time.
 */
export async function keyOf(test: Test): Promise<string | undefined> {
  const files = await inputsOf(test);
  if (!files) return undefined;
  const hash = createHash('sha256').update(settingsOf(test)).update(machine());
  for (const file of [...files].toSorted()) {
    hash.update(`\0${relative(ROOT, file)}\0`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** A project's settings without the paths of the checkout and its packages, so that they are the same everywhere. */
function settingsOf({ path, context }: Test): string {
  const settings = JSON.stringify(context.config, (name, value: unknown) =>
    IGNORED_SETTINGS.has(name) ? undefined : value,
  );
  const portable = settings.replace(/"[^"]*?[\\/]node_modules[\\/]/g, '"').replaceAll(ROOT, '');
  return relative(ROOT, path) + portable;
}

/** The properties of the machine that tests depend on: Node, and the zone and language of formatted dates. */
function machine(): string {
  const { timeZone, locale } = Intl.DateTimeFormat().resolvedOptions();
  const { NODE_ENV = '' } = process.env;
  return JSON.stringify([
    process.version,
    process.platform,
    process.arch,
    NODE_ENV,
    timeZone,
    locale,
  ]);
}
