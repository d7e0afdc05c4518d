import type { Page, Route } from '@playwright/test';
import { startDamagingProxy } from '../support/damaging-proxy.ts';
import { FAULT_LINES } from '../support/fault-lines.ts';
import { changePageData } from '../support/page-data.ts';
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

const page = {
  panel: (on: Page) => on.getByRole('alert', { name: 'Time Logs is not available' }),
  heading: (on: Page, name: string) => on.getByRole('heading', { name, exact: true, level: 1 }),
  link: (on: Page, name: string) => on.getByRole('link', { name }),
};

/** Opens the dashboard, on a page on which mfe-time has this long to load. */
async function openDashboard(on: Page, loadTimeoutMs: number): Promise<void> {
  await startSignedIn(on, 'own');
  await changePageData(on, ({ releases }) => {
    const pointer = releases.modules['mfe-time'];
    pointer.releases[pointer.current].descriptor.budget.loadTimeoutMs = loadTimeoutMs;
  });
  await on.goto('/');
  await expect(page.heading(on, 'Dashboard')).toBeVisible();
}

/**
 * Presses Retry as often as it takes: on a busy machine 400 ms can be too short for a load that nothing disturbs, and
 * a chunk of the shell that hangs is given up after eight seconds only.
 */
async function retryUntilShown(on: Page): Promise<void> {
  const retry = page.panel(on).getByRole('button', { name: 'Retry' });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(page.heading(on, 'Time Logs')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

for (const [file, pattern] of Object.entries(FILES)) {
  for (const [fault, play] of Object.entries(FAULTS)) {
    const name = `${file} ${fault}`;
    test(titled(name), async ({ page: on, complaints }) => {
      complaints.expectOnly(FAULT_LINES);
      await openDashboard(on, fault === 'hangs' ? 400 : 8000);
      await on.route(pattern, play);
      await page.link(on, 'Time Logs').click();
      await expect(page.panel(on)).toBeVisible({ timeout: 20_000 });
      await expect(page.panel(on)).toContainText('mfe-time');
      await expect(page.heading(on, 'Time Logs is not available')).toBeFocused();
      // The shell and the others go on.
      await page.link(on, 'Dashboard').click();
      await expect(page.heading(on, 'Dashboard')).toBeVisible();
      await on.unroute(pattern);
      await page.link(on, 'Leave Management').click();
      await expect(page.heading(on, 'Leave Management')).toBeVisible();
      await page.link(on, 'Time Logs').click();
      await retryUntilShown(on);
    });
  }

  test(titled(`${file} fails once`), async ({ page: on, complaints }) => {
    complaints.expectOnly(FAULT_LINES);
    await openDashboard(on, 8000);
    await on.route(pattern, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.link(on, 'Time Logs').click();
    await expect(page.heading(on, 'Time Logs')).toBeVisible();
  });
}

for (const [file, pattern] of Object.entries(FILES)) {
  test(
    titled(`Retry on the panel works once the fault is gone: ${file}`),
    async ({ page: on, complaints }) => {
      complaints.expectOnly(FAULT_LINES);
      await openDashboard(on, 400);
      await on.route(pattern, () => undefined);
      await page.link(on, 'Time Logs').click();
      await expect(page.panel(on)).toBeVisible();
      await on.getByRole('button', { name: 'Retry' }).click();
      await expect(on.getByRole('status', { name: 'Loading Time Logs' })).toBeVisible();
      await expect(page.panel(on)).toBeVisible();
      await on.unroute(pattern);
      await retryUntilShown(on);
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
  test(titled(name), async ({ page: on, running, complaints }) => {
    complaints.expectOnly(FAULT_LINES);
    const proxy = await startDamagingProxy(running.url, path);
    await signIn(on, 'own', proxy.url);
    await on.goto(`${proxy.url}/time/logs`);
    await expect(page.panel(on)).toBeVisible({ timeout: 20_000 });
    proxy.heal();
    await on.getByRole('button', { name: 'Retry' }).click();
    await expect(page.heading(on, 'Time Logs')).toBeVisible();
    // Another page of the same profile finds it whole, too.
    await on.reload();
    await expect(page.heading(on, 'Time Logs')).toBeVisible();
    await proxy.stop();
  });
}

test('with every remote down the dashboard stands, and the sign-in page can be tried again @all', async ({
  page: on,
  complaints,
}) => {
  complaints.expectOnly(FAULT_LINES);
  await on.route('**/modules/**', (route) => route.abort());
  await on.goto('/login');
  await expect(on.getByRole('alert', { name: 'Sign in is not available' })).toBeVisible();
  await on.unroute('**/modules/**');
  await on.getByRole('button', { name: 'Retry' }).click();
  await expect(page.heading(on, 'Welcome Back')).toBeVisible();
  await on.route('**/modules/**', (route) => route.abort());
  await startSignedIn(on, 'own');
  await on.goto('/');
  await expect(page.heading(on, 'Dashboard')).toBeVisible();
  await page.link(on, 'Time Logs').click();
  await expect(page.panel(on)).toBeVisible();
});
