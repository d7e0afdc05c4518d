import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, signIn, test } from '../pages/test.ts';

/** Lines that a fault itself brings to the browser's console. */
const FAULT_LINES =
  /Failed to load resource|Federation|RUNTIME-|integrity|net::ERR|failed while drawing/i;

test.describe.configure({ mode: 'serial' });

test('deleting the files of one module leaves the shell and the others working; Retry works once they are back', async ({
  page,
  running,
  complaints,
}) => {
  complaints.expectOnly(FAULT_LINES);
  const folder = join(running.releases, 'mfe-leave');
  const aside = join(mkdtempSync(join(tmpdir(), 'rollcall-aside-')), 'mfe-leave');
  await signIn(page, 'own');
  cpSync(folder, aside, { recursive: true });
  for (const version of readdirSync(folder)) rmSync(join(folder, version), { recursive: true });
  try {
    await page.getByRole('link', { name: 'Leave Management' }).click();
    const panel = page.getByRole('alert', { name: 'Leave Management is not available' });
    await expect(panel).toBeVisible({ timeout: 20_000 });
    await expect(panel).toContainText('mfe-leave');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.getByRole('link', { name: 'All Employees' }).click();
    await expect(page.getByRole('heading', { name: 'All Employees', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Time Logs' }).click();
    await expect(page.getByRole('heading', { name: 'Time Logs', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Leave Management' }).click();
    await expect(panel).toBeVisible();
  } finally {
    for (const version of readdirSync(aside))
      renameSync(join(aside, version), join(folder, version));
  }
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Leave Management', level: 1 })).toBeVisible();
});

/** Faults between browser and web host, one kind a file that federation asks for. */
const FILES = {
  entry: '**/mfe-time/*/remote-entry.js',
  expose: '**/mfe-time/*/static/js/async/*expose*.js',
};

for (const [file, pattern] of Object.entries(FILES)) {
  test(`a ${file} that fails once is fetched again without a word`, async ({
    page,
    complaints,
  }) => {
    complaints.expectOnly(FAULT_LINES);
    await signIn(page, 'own');
    await page.route(pattern, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.getByRole('link', { name: 'Time Logs' }).click();
    await expect(page.getByRole('heading', { name: 'Time Logs', level: 1 })).toBeVisible();
  });

  test(`a tampered ${file} is refused`, async ({ page, complaints }) => {
    complaints.expectOnly(FAULT_LINES);
    await signIn(page, 'own');
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()} ` });
    });
    await page.getByRole('link', { name: 'Time Logs' }).click();
    await expect(page.getByRole('alert', { name: 'Time Logs is not available' })).toBeVisible({
      timeout: 20_000,
    });
  });
}

for (const [file, pattern] of Object.entries(FILES)) {
  test(`a ${file} that never answers ends in the panel; Retry works once it does`, async ({
    page,
    complaints,
  }) => {
    complaints.expectOnly(FAULT_LINES);
    await signIn(page, 'own');
    await page.route(pattern, () => undefined);
    await page.getByRole('link', { name: 'Time Logs' }).click();
    await expect(page.getByRole('status', { name: 'Loading Time Logs' })).toBeVisible();
    const panel = page.getByRole('alert', { name: 'Time Logs is not available' });
    await expect(panel).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    // Coming back asks again; the panel is not kept.
    await page.getByRole('link', { name: 'Time Logs' }).click();
    await expect(page.getByRole('status', { name: 'Loading Time Logs' })).toBeVisible();
    await expect(panel).toBeVisible({ timeout: 20_000 });
    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Time Logs', level: 1 })).toBeVisible();
  });
}

test('a file whose hash the release list does not name is refused', async ({
  page,
  complaints,
}) => {
  complaints.expectOnly(FAULT_LINES);
  await page.route('**/time/logs', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /("name":"mfe-time".*?"integrity":\{)[^}]*\}/s,
      (_, before: string) => `${before}}`,
    );
    return route.fulfill({ response, body });
  });
  await signIn(page, 'own');
  await page.goto('/time/logs');
  await expect(page.getByRole('alert', { name: 'Time Logs is not available' })).toBeVisible({
    timeout: 20_000,
  });
});
