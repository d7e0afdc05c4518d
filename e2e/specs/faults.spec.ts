import type { Page, Route } from '@playwright/test';
import { startDamagingProxy } from '../support/damaging-proxy.ts';
import { FAULT_LINES } from '../support/fault-lines.ts';
import { changePageData } from '../support/page-data.ts';
import { failurePanel, navigationLink, pageTitle } from '../support/pages/layout.ts';
import { expect, signIn, startSignedIn, test } from '../support/test.ts';

// Faults between browser and web host, one kind a file that a module's page needs (design §5).

const FILES = {
  entry: '**/mfe-time/*/remote-entry.js',
  expose: '**/mfe-time/*/static/js/async/*expose*.js',
  // antd's table, which comes from the shell and which no page before this one has loaded.
  'shared chunk': '**/shell/*/static/js/async/table.*.js',
};

const FAULTS: Record<string, (route: Route) => unknown> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>hi' }),
  hangs: () => undefined,
  'is tampered with': async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: `${await response.text()} ` });
  },
};

/** The fixed tenth that every run plays; `npm run test:all` plays them all. */
const ALWAYS = new Set([
  'expose is missing',
  'entry hangs',
  'shared chunk fails once',
  'Retry gets past what the browser keeps of a damaged file: shared chunk',
]);

const titled = (name: string) => (ALWAYS.has(name) ? name : `${name} @all`);

/** Opens the dashboard, on a page on which mfe-time has this long to load. */
async function openDashboard(page: Page, loadTimeoutMs: number): Promise<void> {
  await startSignedIn(page, 'own');
  await changePageData(page, ({ releases }) => {
    const pointer = releases.modules['mfe-time'];
    pointer.releases[pointer.current].descriptor.budget.loadTimeoutMs = loadTimeoutMs;
  });
  await page.goto('/');
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
}

/**
 * Presses Retry as often as it takes: on a busy machine 400 ms can be too short for a load that nothing disturbs, and
 * a chunk of the shell that hangs is given up after eight seconds only.
 */
async function retryUntilShown(page: Page): Promise<void> {
  const retry = failurePanel(page, 'Time Logs').getByRole('button', { name: 'Retry' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(pageTitle(page, 'Time Logs')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

for (const [file, pattern] of Object.entries(FILES)) {
  for (const [fault, play] of Object.entries(FAULTS)) {
    const name = `${file} ${fault}`;
    test(titled(name), async ({ page, complaints }) => {
      complaints.expectOnly(FAULT_LINES);
      await openDashboard(page, fault === 'hangs' ? 400 : 8000);
      await page.route(pattern, play);
      await navigationLink(page, 'Time Logs').click();
      await expect(failurePanel(page, 'Time Logs')).toBeVisible({ timeout: 20_000 });
      await expect(failurePanel(page, 'Time Logs')).toContainText('mfe-time');
      await expect(pageTitle(page, 'Time Logs is not available')).toBeFocused();
      // The shell and the others go on working.
      await navigationLink(page, 'Dashboard').click();
      await expect(pageTitle(page, 'Dashboard')).toBeVisible();
      await page.unroute(pattern);
      await navigationLink(page, 'Leave Management').click();
      await expect(pageTitle(page, 'Leave Management')).toBeVisible();
      await navigationLink(page, 'Time Logs').click();
      await retryUntilShown(page);
    });
  }

  test(titled(`${file} fails once`), async ({ page, complaints }) => {
    complaints.expectOnly(FAULT_LINES);
    await openDashboard(page, 8000);
    await page.route(pattern, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await navigationLink(page, 'Time Logs').click();
    await expect(pageTitle(page, 'Time Logs')).toBeVisible();
  });
}

for (const [file, pattern] of Object.entries(FILES)) {
  test(
    titled(`Retry on the panel works once the fault is gone: ${file}`),
    async ({ page, complaints }) => {
      complaints.expectOnly(FAULT_LINES);
      await openDashboard(page, 400);
      await page.route(pattern, () => undefined);
      await navigationLink(page, 'Time Logs').click();
      await expect(failurePanel(page, 'Time Logs')).toBeVisible();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('status', { name: 'Loading Time Logs' })).toBeVisible();
      await expect(failurePanel(page, 'Time Logs')).toBeVisible();
      await page.unroute(pattern);
      await retryUntilShown(page);
    },
  );
}

const PATHS = {
  entry: /\/mfe-time\/.*remote-entry\.js$/,
  expose: /\/mfe-time\/.*expose.*\.js$/,
  'shared chunk': /\/shell\/.*\/table\..*\.js$/,
};

for (const [file, path] of Object.entries(PATHS)) {
  const name = `Retry gets past what the browser keeps of a damaged file: ${file}`;
  test(titled(name), async ({ page, running, complaints }) => {
    complaints.expectOnly(FAULT_LINES);
    const proxy = await startDamagingProxy(running.url, path);
    await signIn(page, 'own', proxy.url);
    await page.goto(`${proxy.url}/time/logs`);
    await expect(failurePanel(page, 'Time Logs')).toBeVisible({ timeout: 20_000 });
    proxy.heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(pageTitle(page, 'Time Logs')).toBeVisible();
    // Another page of the same profile finds it whole, too.
    await page.reload();
    await expect(pageTitle(page, 'Time Logs')).toBeVisible();
    await proxy.stop();
  });
}

test('with every remote down the dashboard stands, and the sign-in page can be tried again @all', async ({
  page,
  complaints,
}) => {
  complaints.expectOnly(FAULT_LINES);
  await page.route('**/modules/**', (route) => route.abort());
  await page.goto('/login');
  await expect(failurePanel(page, 'Sign in')).toBeVisible();
  await page.unroute('**/modules/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(pageTitle(page, 'Welcome Back')).toBeVisible();
  await page.route('**/modules/**', (route) => route.abort());
  await startSignedIn(page, 'own');
  await page.goto('/');
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
  await navigationLink(page, 'Time Logs').click();
  await expect(failurePanel(page, 'Time Logs')).toBeVisible();
});
