import { moveClock } from '../support/clock.ts';
import { openShellConsole, type ShellConsole } from '../support/faulty-shell.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { submitSignIn } from '../support/pages/sign-in.ts';
import { ADMINISTRATORS, expect, signIn, test } from '../support/test.ts';

// Moves of the operator, and the pages that are open meanwhile (decision 068).

let own: ShellConsole;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  own = await openShellConsole();
});
test.afterAll(() => own?.close());

test('disable --now reaches an open page within a minute, once its input is saved @all', async ({
  page,
}) => {
  await signIn(page, 'own', own.url);
  await page.clock.install();
  await page.goto(`${own.url}/leave`);
  await expect(pageTitle(page, 'Leave Management')).toBeVisible();
  await page.getByRole('button', { name: 'Request leave for an employee' }).click();
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await reason.fill('A long story');
  await own.command('disable', 'mfe-leave', '--now');
  await moveClock(page, 61_000);
  await expect(page.getByText(/Save your changes; then it is loaded/)).toBeVisible();
  await moveClock(page, 10_000);
  await expect(reason).toHaveValue('A long story');
  await reason.fill('');
  await moveClock(page, 3000);
  await expect(page.getByText(/is currently disabled/)).toBeVisible();
  await own.command('enable', 'mfe-leave');
});

test('a page that does not use the module hears nothing of its move @all', async ({ page }) => {
  await signIn(page, 'own', own.url);
  await page.clock.install();
  await page.goto(`${own.url}/employees`);
  await expect(pageTitle(page, 'All Employees')).toBeVisible();
  const checked = page.waitForResponse('**/live.json');
  await own.command('disable', 'mfe-leave', '--now');
  await moveClock(page, 61_000);
  await (await checked).finished();
  await expect(page.getByRole('status', { name: 'New version ready' })).toHaveCount(0);
  await own.command('enable', 'mfe-leave');
});

test('a preview link that is opened signed out leads to its page after the sign-in @all', async ({
  page,
}) => {
  const { names } = JSON.parse(await own.command('releases', 'mfe-leave', '--json'));
  const [{ current }] = names;
  await page.goto(`${own.url}/leave?preview=mfe-leave@${current}`);
  await submitSignIn(page, ADMINISTRATORS.own);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(current);
  await expect(pageTitle(page, 'Leave Management')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/leave');
});
