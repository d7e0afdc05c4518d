import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createForeignBackend } from '../foreign-backend/foreign-backend.ts';
import { FAULT_LINES } from '../support/fault-lines.ts';
import { changePageData } from '../support/page-data.ts';
import { failurePanel, openPage, pageTitle } from '../support/pages/layout.ts';
import { startConsole } from '../support/start-console.ts';
import { expect, openDashboard, signIn, startSignedIn, test } from '../support/test.ts';

const cleanups: (() => Promise<unknown>)[] = [];

test.afterEach(async () => {
  for (const stop of cleanups.splice(0).toReversed()) await stop();
});

test('without its record no file of a module is loaded; Retry works when it is back (decision 085)', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(FAULT_LINES);
  await startSignedIn(page, 'own');
  await page.goto('/employees');
  await expect(pageTitle(page, 'All Employees')).toBeVisible();
  const record = '**/mfe-leave/*/record.json';
  await page.route(record, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await openPage(page, 'Leave Management', 'Leave Management is not available');
  expect(urls.some((url) => url.endsWith('/record.json'))).toBe(true);
  expect(urls.filter((url) => url.endsWith('/remote-entry.js'))).toEqual([]);
  await page.unroute(record);
  await failurePanel(page, 'Leave Management').getByRole('button', { name: 'Retry' }).click();
  await expect(pageTitle(page, 'Leave Management')).toBeVisible();
});

test('without the files of one module shell and other modules work; Retry works when the files are back', async ({
  page,
  running,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(FAULT_LINES);
  // A separate console, since other tests need the files.
  const data = mkdtempSync(join(tmpdir(), 'rollcall-failure-'));
  const folder = join(data, 'releases/mfe-leave');
  cleanups.push(async () => rmSync(data, { recursive: true }));
  const backup = join(data, 'backup');
  cpSync(running.releases, join(data, 'releases'), { recursive: true });
  const backend = await createForeignBackend({ mode: 404 });
  cleanups.push(backend.close);
  const console = await startConsole(data, { API_BASE_URL: backend.url });
  cleanups.push(console.stop);
  await signIn(page, 'base', console.url);
  cpSync(folder, backup, { recursive: true });
  for (const version of readdirSync(folder)) rmSync(join(folder, version), { recursive: true });
  try {
    await page.getByRole('link', { name: 'Leave Management' }).click();
    const panel = failurePanel(page, 'Leave Management');
    await expect(panel).toBeVisible();
    await expect(panel).toContainText('mfe-leave');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await openPage(page, 'All Employees');
    await openPage(page, 'Time Logs');
    await page.getByRole('link', { name: 'Leave Management' }).click();
    await expect(panel).toBeVisible();
  } finally {
    for (const version of readdirSync(backup))
      renameSync(join(backup, version), join(folder, version));
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(pageTitle(page, 'Leave Management')).toBeVisible();
});

test('a file without a hash in the release list is refused', async ({ page, consoleMessages }) => {
  consoleMessages.expectOnly(FAULT_LINES);
  await changePageData(page, ({ releases }) => {
    const pointer = releases.modules['mfe-time'];
    pointer.releases[pointer.current].integrity = {};
  });
  await openDashboard(page, 'own');
  await page.goto('/time/logs');
  await expect(failurePanel(page, 'Time Logs')).toBeVisible();
});
