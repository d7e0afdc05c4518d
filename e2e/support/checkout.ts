import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE, ROOT, runCommand } from '@rollcall/tools/process';
import { consoles } from './consoles.ts';
import { startConsole } from './start-console.ts';
import { startDev } from './start-dev.ts';
import { test as base } from './test.ts';

/** A copy of the checkout with its own console, where a test may edit and release sources. */
export interface Checkout {
  readonly url: string;
  /** Edits a source file; `from` must occur in it. */
  edit(path: string, from: string, to: string): void;
  /** Runs an npm script, for example `release -w mfe-time`; rejects with its output when it fails. */
  npmRun(...args: string[]): Promise<{ readonly output: string; readonly seconds: number }>;
  /** Starts hot reload for a module, as `npm run dev -w NAME` does. */
  dev(name: string): Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** The hash of each file of each version in its release store, by path. */
  hashReleases(): Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** A test with the console of a separate checkout, which the tests of one worker share. */
export const test = base.extend<object, { readonly checkout: Checkout }>({
  checkout: [
    // Playwright derives the required fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const checkout = await openCheckout();
      await use(checkout);
      await checkout.close();
    },
    { scope: 'worker', timeout: PATIENCE.testMs },
  ],
  baseURL: async ({ checkout }, use) => use(checkout.url),
});

/** Copies the checkout and starts its console with the releases of the other consoles. */
async function openCheckout(): Promise<Checkout> {
  await using opened = new AsyncDisposableStack();
  const parent = mkdtempSync(join(tmpdir(), 'rollcall-checkout-'));
  opened.defer(() => rmSync(parent, { recursive: true, force: true }));
  const root = join(parent, 'rollcall');
  const copied = await runCommand('node', ['deploy/src/testing/make-checkout.ts', root]);
  if (copied.code !== 0) throw new Error(`The checkout could not be copied:\n${copied.output}`);
  const data = join(root, 'data');
  const releases = join(data, 'releases');
  cpSync(consoles().base401.releases, releases, { recursive: true });
  // The checked types of earlier runs, as a team has them.
  const types = '.cache/types';
  if (existsSync(join(ROOT, types)))
    cpSync(join(ROOT, types), join(root, types), { recursive: true });
  const running = await startConsole(data, {}, root);
  opened.defer(running.stop);
  // From here on the fixture closes it; until here a failure does.
  const kept = opened.move();
  return {
    url: running.url,
    edit(path, from, to) {
      const file = join(root, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not have ${from}.`);
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
    },
    async npmRun(...args) {
      const { code, output, seconds } = await runCommand('npm', ['run', ...args], { cwd: root });
      if (code !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${code}:\n${output}`);
      return { output, seconds };
    },
    dev: (name) =>
      startDev(process.execPath, ['../deploy/bin/run.mjs', 'deploy/src/cli/main.ts', 'dev'], {
        cwd: join(root, name),
        consoleUrl: running.url,
      }),
    hashReleases() {
      const files = globSync('*/*/**/*.*', { cwd: releases });
      return Object.fromEntries(files.map((file) => [file, hashOf(join(releases, file))]));
    },
    close: () => kept.disposeAsync(),
  };
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
