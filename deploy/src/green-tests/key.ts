import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Test } from '@jest/test-result';
import { ROOT } from '../build/workspaces.ts';
import { inputsOf } from './inputs.ts';

/** Settings that say where and how a run takes place, not what a test finds. */
const OF_THE_RUN = new Set(['id', 'cwd', 'cacheDirectory', 'testTimeout']);

/**
 * Names everything that a test file's result depends on: two runs with the same key have the same result.
 * @returns a hash in hex; undefined for a test whose inputs cannot be told, which has to run each time.
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

/** A project's settings, alike in every checkout, and wherever its packages are. */
function settingsOf({ path, context }: Test): string {
  const settings = JSON.stringify(context.config, (name, value: unknown) =>
    OF_THE_RUN.has(name) ? undefined : value,
  );
  const alike = settings.replace(/"[^"]*?[\\/]node_modules[\\/]/g, '"').replaceAll(ROOT, '');
  return relative(ROOT, path) + alike;
}

/** What tests see of the machine: Node, and the zone and language in which it writes dates. */
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
