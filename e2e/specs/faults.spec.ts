import type { Page, Route } from '@playwright/test';
import { startDamagingProxy } from '../support/damaging-proxy.ts';
import { FAULT_LINES } from '../support/fault-lines.ts';
import { changePageData } from '../support/page-data.ts';
import { failurePanel, navigationLink, pageTitle } from '../support/pages/layout.ts';
import { expect, signIn, startSignedIn, test } from '../support/test.ts';

// Faults between browser and web host, for each kind of file that a module's page needs (design §5).

const FILES = {
  entry: '**/mfe-time/*/remote-entry.js',
  expose: '**/mfe-time/*/static/js/async/*expose*.js',
  // antd's table, which comes from the shell and which no earlier page has loaded.
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

/** The tests that run every time; `npm run test:all` runs all of them. */
const ALWAYS_RUN = new Set([
  'expose is missing',
  'shared chunk fails once',
  'Retry bypasses a damaged file in the browser cache: shared chunk',
]);

const titled = (name: string) => (ALWAYS_RUN.has(name) ? name : `${name} @all`);

/** A load timeout that a hanging file exceeds soon. */
const SHORT_LOAD_TIMEOUT_MS = 2500;

/** A load timeout that an undisturbed load keeps on every machine. */
const LONG_LOAD_TIMEOUT_MS = 60_000;

/** Opens the dashboard on a page where mfe-time has this load timeout, and other modules have a long one. */
async function openDashboard(page: Page, loadTimeoutMs = LONG_LOAD_TIMEOUT_MS): Promise<void> {
  await startSignedIn(page, 'own');
  await changePageData(page, ({ releases }) => {
    for (const name of Object.keys(releases.modules)) {
      const { current, releases: versions } = releases.modules[name];
      versions[current].descriptor.budget.loadTimeoutMs =
        name === 'mfe-time' ? loadTimeoutMs : LONG_LOAD_TIMEOUT_MS;
    }
  });
  await page.goto('/');
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
}

/** Presses Retry until the page is shown: a hanging chunk of the shell times out only after eight seconds. */
async function retryUntilShown(page: Page): Promise<void> {
  const retry = failurePanel(page, 'Time Logs').getByRole('button', { name: 'Retry' });
  const title = pageTitle(page, 'Time Logs');
  await expect(async () => {
    // A click would wait for the button, which disappears when an earlier attempt succeeds.
    await retry.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    await expect(title.or(retry)).toBeVisible();
    expect(await title.isVisible()).toBe(true);
  }).toPass();
}

for (const [file, pattern] of Object.entries(FILES)) {
  for (const [fault, play] of Object.entries(FAULTS)) {
    const name = `${file} ${fault}`;
    test(titled(name), async ({ page, consoleMessages }) => {
      consoleMessages.expectOnly(FAULT_LINES);
      await openDashboard(page, fault === 'hangs' ? SHORT_LOAD_TIMEOUT_MS : LONG_LOAD_TIMEOUT_MS);
      await page.route(pattern, play);
      await navigationLink(page, 'Time Logs').click();
      await expect(failurePanel(page, 'Time Logs')).toBeVisible();
      await expect(failurePanel(page, 'Time Logs')).toContainText('mfe-time');
      await expect(pageTitle(page, 'Time Logs is not available')).toBeFocused();
      // The shell and other modules keep working.
      await navigationLink(page, 'Dashboard').click();
      await expect(pageTitle(page, 'Dashboard')).toBeVisible();
      await page.unroute(pattern);
      await navigationLink(page, 'Leave Management').click();
      await expect(pageTitle(page, 'Leave Management')).toBeVisible();
      await navigationLink(page, 'Time Logs').click();
      await retryUntilShown(page);
    });
  }

  test(titled(`${file} fails once`), async ({ page, consoleMessages }) => {
    consoleMessages.expectOnly(FAULT_LINES);
    await openDashboard(page);
    await page.route(pattern, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await navigationLink(page, 'Time Logs').click();
    await expect(pageTitle(page, 'Time Logs')).toBeVisible();
  });
}

for (const [file, pattern] of Object.entries(FILES)) {
  test(
    titled(`Retry on the panel works when the fault is over: ${file}`),
    async ({ page, consoleMessages }) => {
      consoleMessages.expectOnly(FAULT_LINES);
      await openDashboard(page, SHORT_LOAD_TIMEOUT_MS);
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
  const name = `Retry bypasses a damaged file in the browser cache: ${file}`;
  test(titled(name), async ({ page, running, consoleMessages }) => {
    consoleMessages.expectOnly(FAULT_LINES);
    const proxy = await startDamagingProxy(running.url, path);
    await signIn(page, 'own', proxy.url);
    await page.goto(`${proxy.url}/time/logs`);
    await expect(failurePanel(page, 'Time Logs')).toBeVisible();
    proxy.stopDamaging();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(pageTitle(page, 'Time Logs')).toBeVisible();
    // A later page in the same profile gets the intact file too.
    await page.reload();
    await expect(pageTitle(page, 'Time Logs')).toBeVisible();
    await proxy.stop();
  });
}

test('with every remote down the dashboard works, and the sign-in page can be retried @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(FAULT_LINES);
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
