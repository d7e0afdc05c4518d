import type { Page } from '@playwright/test';
import { moveClock } from '../support/clock.ts';
import { FAULT_LINES } from '../support/fault-lines.ts';
import { changePageData } from '../support/page-data.ts';
import { failurePanel, pageTitle } from '../support/pages/layout.ts';
import { expect, startSignedIn, test } from '../support/test.ts';

// How a page handles the release list: broken, newer, with a preview, with disabled modules (design §5, design §6).

const heading = (page: Page, name: string) => pageTitle(page, name);

test('a module whose list entry is malformed is missing; all others work @all', async ({
  page,
}) => {
  await startSignedIn(page, 'own');
  await changePageData(page, ({ releases }) => {
    releases.modules['mfe-time'].current = 7;
  });
  await page.goto('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.getByRole('link', { name: 'All Employees' }).click();
  await expect(heading(page, 'All Employees')).toBeVisible();
  await page.goto('/time/logs');
  await expect(page.getByRole('alert')).toContainText('mfe-time');
});

for (const [name, list] of [
  ['malformed', 'nonsense'],
  ['empty', {}],
] as const) {
  test(`with a list that is ${name} the dashboard works @all`, async ({ page }) => {
    await startSignedIn(page, 'own');
    await changePageData(page, (data) => {
      data.releases = list;
    });
    await page.goto('/');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('a list that cannot be fetched later changes nothing @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/Failed to load resource/);
  await startSignedIn(page, 'own');
  await page.clock.install();
  await page.route('**/live.json', (route) => route.abort());
  await page.goto('/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await moveClock(page, 20_000);
  await page.getByRole('link', { name: 'All Employees' }).click();
  await expect(heading(page, 'All Employees')).toBeVisible();
  await expect(page.getByText('New version ready')).toBeHidden();
});

test('a newer list is offered at the next navigation, and loaded only when the user chooses to', async ({
  page,
}) => {
  await startSignedIn(page, 'own');
  await page.clock.install();
  await page.route('**/live.json', async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    list.modules['mfe-employees'].disabled = true;
    await route.fulfill({ response, json: list });
  });
  await page.goto('/employees');
  // On a busy machine the network can be idle before the page has asked for its last file.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await moveClock(page, 20_000);
  await page.getByRole('link', { name: 'Time Logs' }).click();
  const offer = page.getByRole('status', { name: 'New version ready' });
  await expect(offer).toBeVisible();
  await expect(heading(page, 'Time Logs')).toBeVisible();
  // The page keeps the versions that it started with.
  await page.getByRole('link', { name: 'Leave Management' }).click();
  await expect(heading(page, 'Leave Management')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await offer.getByRole('button', { name: 'Load now' }).click();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expect(heading(page, 'Leave Management')).toBeVisible();
});

test('a release for a newer platform is refused with a message, before its code is requested @all', async ({
  page,
}) => {
  await startSignedIn(page, 'own');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await changePageData(page, ({ releases }) => {
    const pointer = releases.modules['mfe-time'];
    pointer.releases[pointer.current].descriptor.requires.platform = '^9.0.0';
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Time Logs' }).click();
  await expect(failurePanel(page, 'Time Logs')).toContainText('is not compatible with');
  expect(urls.filter((url) => url.includes('/mfe-time/'))).toEqual([]);
});

test('last known good replaces a release that cannot be loaded, with a notice', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(FAULT_LINES);
  await startSignedIn(page, 'own');
  await changePageData(page, ({ releases }) => {
    const pointer = releases.modules['mfe-time'];
    const good = pointer.releases[pointer.current];
    const broken = {
      ...good,
      version: '9.0.0-0000000',
      federationName: 'mfe_time_broken',
      url: '/modules/mfe-time/9.0.0-0000000/',
      preload: [],
    };
    Object.assign(pointer, { good: good.version, current: broken.version });
    pointer.releases[broken.version] = broken;
  });
  await page.goto('/time/logs');
  await expect(heading(page, 'Time Logs')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'earlier version' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
});

test('?disable-modules= disables modules for this page @all', async ({ page }) => {
  await startSignedIn(page, 'own');
  await page.goto('/time/logs?disable-modules=mfe-time');
  await expect(failurePanel(page, 'Time Logs')).toContainText('currently disabled');
  await page.getByRole('link', { name: 'All Employees' }).click();
  await expect(heading(page, 'All Employees')).toBeVisible();
});

test('a preview of a release that is not in the store is refused, and can be left @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/404/);
  await startSignedIn(page, 'own');
  await page.goto('/time/logs?preview=mfe-time@9.9.9-abcdef0');
  const banner = page.getByRole('region', { name: 'Preview' });
  await expect(banner).toContainText('There is no such release in the store.');
  await expect(heading(page, 'Time Logs')).toBeVisible();
  await banner.getByRole('button', { name: 'Leave preview' }).click();
  await expect(banner).toBeHidden();
  await expect(heading(page, 'Time Logs')).toBeVisible();
});
