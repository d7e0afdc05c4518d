import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@rollcall/tools/process';
import { administratorAt, checkOutCommit } from '../support/earlier-commit.ts';
import { startConsole } from '../support/start-console.ts';
import { expect, signIn, test } from '../support/test.ts';

/** The first release of the project, which companies have in production. */
const FIRST_ROUND = 'e7ce918';

let parent: string;
test.beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'rollcall-first-round-'));
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

test('this release works with the data folder of the first release: people, time, releases @all', async ({
  page,
}) => {
  const root = await checkOutCommit(FIRST_ROUND, join(parent, 'rollcall'));
  const data = join(parent, 'data');
  const readStore = (file: string) => readFileSync(join(data, 'releases', file), 'utf8');

  const first = await start(data, {}, root);
  const then = await administratorAt(first.url);
  const dashboard = (await then.call('GET', '/admin/dashboard')).data;
  const log = (await then.call('POST', '/user/timeLog', {})).data;
  await then.call('POST', '/releases/mfe-leave/moves', { action: 'disable' });
  await first.stop();
  const moves = readStore('log.jsonl');
  const pointers = JSON.parse(readStore('live.json')).modules;

  const second = await start(data, {});
  const now = await administratorAt(second.url);
  expect(now.id).toBe(then.id);
  expect((await now.call('GET', '/admin/dashboard')).data).toMatchObject({
    totalUsers: dashboard.totalUsers,
    totalPunchInCount: dashboard.totalPunchInCount + 1,
  });
  const { data: mine } = (await now.call('GET', `/user/timeLog/${now.id}`)).data;
  expect(mine.map(({ id }: { id: number }) => id)).toContain(log.id);
  await now.call('PUT', `/user/timeLog/${log.id}`);
  await now.call('GET', '/releases');
  // A start creates releases only for workspaces without one: live versions and disabled modules do not change.
  expect(JSON.parse(readStore('live.json')).modules).toMatchObject(pointers);
  expect(readStore('log.jsonl')).toBe(moves);

  await signIn(page, 'own', second.url);
  await page.goto(`${second.url}/employees`);
  await expect(page.getByText(/Showing 1–10 of 1\d\d/)).toBeVisible();
  await page.goto(`${second.url}/leave`);
  await expect(page.getByText('This part of the console is switched off')).toBeVisible();

  // While hosts are being replaced, those of the first release read the list that this release writes.
  await now.call('POST', '/releases/mfe-leave/moves', { action: 'enable' });
  await second.stop();
  const releases = await runCommand('node', ['deploy/src/cli/main.ts', 'releases', '--json'], {
    cwd: root,
    env: { DATA_DIR: data },
  });
  expect(releases.code, releases.output).toBe(0);
  expect(JSON.parse(releases.output).names).toContainEqual(
    expect.objectContaining({ name: 'mfe-leave', disabled: false }),
  );

  // The first release refuses a newer database (decision 052).
  await expect(startConsole(data, {}, root)).rejects.toThrow(/this release knows only 23/);
});
