import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort, PATIENCE, ROOT, runCommand } from '@rollcall/tools/process';
import { administratorAt, checkOutCommit } from '../support/earlier-commit.ts';
import { startConsole } from '../support/start-console.ts';
import { expect, signIn, test } from '../support/test.ts';

/** The release before this one (N−1): the commit that fixed the schema of 1.0. Replaced with each release. */
const PREVIOUS = 'c930815b';

/** A page of every module, and of the shell. */
const PAGES = [
  '/',
  '/employees',
  '/time/logs',
  '/time/today',
  '/time/month',
  '/time/corrections',
  '/leave',
  '/leave/breaks',
  '/my/time',
  '/my/leave',
  '/my/profile',
];

let parent: string;
test.beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'rollcall-skew-'));
});
const stops: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  rmSync(parent, { recursive: true, force: true });
});

/** Starts a console that is stopped at the end of the test at the latest. */
async function start(...args: Parameters<typeof startConsole>) {
  const running = await startConsole(...args);
  stops.push(running.stop);
  return running;
}

/** Runs a release command of this checkout on a store; returns its exit code and its JSON. */
async function command(dataDir: string, name: string, ...args: string[]) {
  const env = { DATA_DIR: dataDir };
  const options = ['run', '-s', name, '--', ...args, '--json'];
  const { code, output } = await runCommand('npm', options, { env });
  return { code, result: JSON.parse(output.slice(output.indexOf('{'))) };
}

/** Opens every page, signed in; the fixture fails the test when a page writes to the browser's console. */
async function visitPages(page: Page, origin: string) {
  for (const path of PAGES) {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: /is not available|not found/ })).toHaveCount(0);
    await expect(page.getByText(/is shown in its earlier version/)).toHaveCount(0);
  }
}

test('releases before and after this one work together in every order that the gate allows @all', async ({
  page,
}) => {
  test.setTimeout(PATIENCE.longTestMs);
  const root = await checkOutCommit(PREVIOUS, join(parent, 'rollcall'));
  const data = join(parent, 'data');
  const secondPort = String(await freePort());
  const second = `http://localhost:${secondPort}`;
  const previous = await start(data, { CORS_ORIGINS: second }, root);

  // The new shell with the modules, the host and the API of the release before.
  expect((await command(data, 'release', 'shell', '--skip-tests')).code).toBe(0);
  expect((await command(data, 'confirm', 'shell')).code).toBe(0);
  await signIn(page, 'own', previous.url);
  await visitPages(page, previous.url);

  // New modules next to those of the release before.
  for (const name of ['mfe-time', 'mfe-leave']) {
    expect((await command(data, 'release', name, '--skip-tests')).code).toBe(0);
  }
  await visitPages(page, previous.url);

  // A host of each release on one store: each sees the other's moves.
  const host = await start(data, {
    API_BASE_URL: `${previous.url}/api/v1`,
    PORT: secondPort,
    HOST: 'localhost',
  });
  await signIn(page, 'own', host.url);
  await visitPages(page, host.url);
  const administrator = await administratorAt(previous.url);
  await administrator.call('POST', '/releases/mfe-leave/moves', { action: 'disable' });
  await page.goto(`${host.url}/leave`);
  await expect(page.getByText(/is currently disabled/)).toBeVisible();
  expect((await command(data, 'enable', 'mfe-leave')).code).toBe(0);
  await page.goto(`${previous.url}/leave`);
  await expect(page.getByRole('heading', { name: 'Leave Management' })).toBeVisible();
  // An open page would go on polling a stopped host.
  await page.goto('about:blank');
  await host.stop();
  await previous.stop();

  // The new API with modules of both releases, then with the shell of the release before.
  const present = await start(data, {});
  await signIn(page, 'own', present.url);
  await visitPages(page, present.url);
  const { result } = await command(data, 'releases');
  for (const name of ['mfe-time', 'mfe-leave', 'shell']) {
    const { versions } = result.names.find((one: { name: string }) => one.name === name);
    // What has not changed since the release before has no second version.
    if (versions.length === 1) continue;
    const rolledBack = await command(data, 'rollback', name, '--to', versions.at(-1).version);
    expect([name, rolledBack.code, rolledBack.result.message]).toEqual([name, 0, undefined]);
  }
  await visitPages(page, present.url);
  await page.goto('about:blank');
  await present.stop();
});

test('the API serves clients of the release before: nothing that they use is gone @all', async () => {
  const args = ['tools/reports/compare-api.ts', PREVIOUS];
  const { code, output } = await runCommand('node', args, { cwd: ROOT });
  expect([code, output]).toEqual([0, '']);
});
