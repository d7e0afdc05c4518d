import type { Page } from '@playwright/test';
import { OUTCOMES_PATH } from '@rollcall/shared/module';
import { openShellConsole, type ShellConsole } from '../support/faulty-shell.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { submitSignIn } from '../support/pages/sign-in.ts';
import { ADMINISTRATORS, expect, signIn, test } from '../support/test.ts';

// A shell that is live and does not work: its users get last known good (decision 066).

let shells: ShellConsole;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  shells = await openShellConsole();
});
test.afterAll(() => shells?.close());
test.afterEach(async () => {
  // A test that failed may not have released anything.
  await shells?.command('rollback', 'shell').catch(() => undefined);
});

const EMPLOYEE = { email: 'aarav.abara@rollcall.example', password: 'rollcall-demo' };
const THROW = "throw new Error('This shell is broken')";

const notice = (page: Page) => page.getByRole('region', { name: 'Earlier version' });
const signInForm = (page: Page) => page.getByRole('button', { name: 'Sign in' });

test('a shell that throws is replaced by last known good, reported, and can be tried again', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/This shell is broken/);
  const version = await shells.release('first script', THROW);
  await page.goto(`${shells.url}/login`);
  await expect(notice(page)).toBeVisible();
  await submitSignIn(page, ADMINISTRATORS.own);
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
  await page.goto(`${shells.url}/employees`);
  await expect(pageTitle(page, 'All Employees')).toBeVisible();
  await expect
    .poll(() => shells.command('releases', 'shell'))
    .toMatch(new RegExp(`${version} +live .* 1 fell back`));
  await notice(page).getByRole('button', { name: 'Try the latest version again' }).click();
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => shells.command('releases', 'shell')).toMatch(/ 2 fell back/);
  await shells.command('rollback', 'shell');
  await page.reload();
  await expect(pageTitle(page, 'All Employees')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a shell that draws nothing is replaced after five seconds @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/was preloaded using link preload but not used/);
  await shells.release('first script', 'self.chunk_shell = []');
  await page.goto(`${shells.url}/login`);
  await expect(notice(page)).toBeVisible();
  await expect(signInForm(page)).toBeVisible();
});

test('a shell that loads the console again and again is replaced @all', async ({ page }) => {
  await shells.release('first script', 'setTimeout(() => location.reload(), 1500)');
  // Looking at the page would count as a press.
  const reported = page.waitForRequest(`${shells.url}${OUTCOMES_PATH}`);
  await page.goto(`${shells.url}/login`);
  await reported;
  await expect(notice(page)).toBeVisible();
  await expect(signInForm(page)).toBeVisible();
});

test('a shell whose style hides everything is replaced @all', async ({ page, consoleMessages }) => {
  consoleMessages.expectOnly(/was preloaded using link preload but not used/);
  await shells.release('first script', "document.body.style.display = 'none'");
  await page.goto(`${shells.url}/login`);
  await expect(notice(page)).toBeVisible();
  await expect(signInForm(page)).toBeVisible();
});

test('a shell that is blank after a navigation is replaced @all', async ({ page }) => {
  const blank =
    "addEventListener('popstate', () => document.getElementById('root')?.replaceChildren())";
  await shells.release('first script', blank);
  await page.goto(`${shells.url}/login`);
  await expect(signInForm(page)).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    history.back();
  });
  await expect(notice(page)).toBeVisible();
  await expect(signInForm(page)).toBeVisible();
});

test('a shell that breaks only for employees is replaced for them, and others keep it @all', async ({
  page,
  browser,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/This shell is broken/);
  await shells.release('employees', THROW);
  await page.goto(`${shells.url}/login`);
  await submitSignIn(page, EMPLOYEE);
  await expect(notice(page)).toBeVisible();
  await expect(pageTitle(page, 'My Time')).toBeVisible();
  const other = await browser.newPage();
  await signIn(other, 'own', shells.url);
  await expect(notice(other)).toHaveCount(0);
  await other.close();
});

test('a shell that breaks only in dark mode is replaced there @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/This shell is broken/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shells.release(
    'administrators',
    `if (matchMedia('(prefers-color-scheme: dark)').matches) ${THROW}`,
  );
  await page.goto(`${shells.url}/login`);
  await submitSignIn(page, ADMINISTRATORS.own);
  await expect(notice(page)).toBeVisible();
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
});

test('a shell that breaks only on its second page is replaced there @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/This shell is broken/);
  await shells.release('dashboard', THROW);
  await page.goto(`${shells.url}/login`);
  await submitSignIn(page, ADMINISTRATORS.own);
  await expect(notice(page)).toBeVisible();
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
});

test('when last known good fails, too, the page says what to do and does not reload forever @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/This shell is broken|was preloaded using link preload but not used/);
  const first = await shells.release('first script', THROW);
  await shells.command('confirm', 'shell');
  await shells.release('first script', THROW);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${shells.url}/login`);
  await expect(page.getByRole('heading', { name: 'Rollcall could not start' })).toBeVisible();
  expect(loads).toBeLessThanOrEqual(2);
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  // Back to the shell that works.
  await shells.command('rollback', 'shell', '--to', first);
  await shells.command('rollback', 'shell', '--to', shells.firstVersion());
});

test('a slow connection is no fault of the shell @all', async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(`${shells.url}/login`);
  await expect(signInForm(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'rollcall-shell-failed' }),
  );
});
