import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PATIENCE, ROOT } from '@rollcall/tools/process';
import { consoles } from '../support/consoles.ts';
import { employeeRow, openTab } from '../support/pages/employees.ts';
import { openPage, openProfileMenu, pageTitle } from '../support/pages/layout.ts';
import { startPayrollBackend } from '../support/payroll-backend.ts';
import { openConsole, openTeam } from '../support/team.ts';
import { ADMINISTRATORS, expect, signIn, test } from '../support/test.ts';

// A team with a repository and a server of its own: it has the console's address and a deploy token, and nothing else
// (decisions 073, 074, 075 and 076).

test.describe.configure({ mode: 'serial', timeout: PATIENCE.longTestMs });

let server: Awaited<ReturnType<typeof openConsole>>;
let team: ReturnType<typeof openTeam>;
let backend: Awaited<ReturnType<typeof startPayrollBackend>>;

test.beforeAll(async () => {
  test.setTimeout(PATIENCE.longTestMs);
  server = await openConsole(consoles().own.releases);
  const token = await server.createToken('mfe-payroll');
  team = openTeam({ url: server.url, token, module: 'mfe-payroll' });
  await team.create('jose');
  cpSync(join(ROOT, 'e2e/payroll'), team.project, { recursive: true });
  await team.handOver();
  backend = await startPayrollBackend(team.project, server.url);
  await server.operate('backend', '--', 'set', 'payroll', '--to', backend.url);
});

test.afterAll(async () => {
  await backend?.stop();
  team?.close();
  await server?.close();
});

const card = (page: Page) => page.getByRole('region', { name: 'Payroll of the month' });
const preparedFor = (page: Page) => page.getByText('Prepared for');

/** A call to the console as the administrator, without a page. */
async function callAsAdministrator(page: Page, method: string, path: string, data?: object) {
  const signedIn = await page.request.post(`${server.url}/api/v1/auth/login`, {
    data: ADMINISTRATORS.own,
  });
  const { token, employee } = (await signedIn.json()).data;
  return page.request.fetch(server.url + path.replace('OWN', employee.id), {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
}

test('a team with the console’s address and a token tests and releases a module @all', async ({
  page,
}) => {
  await team.run('npm', 'run', 'check');
  const { output, seconds } = await team.run('npx', 'rollcall', 'release');
  const description = `${seconds.toFixed(1)} s from command to live`;
  test.info().annotations.push({ type: 'rollcall release', description });
  console.log(`    rollcall release: ${description}`);
  expect(output).toMatch(/mfe-payroll 1\.0\.0-\w{7} is live/);

  // Without the right nothing of it is seen.
  await signIn(page, 'own', server.url);
  await expect(page.getByRole('region', { name: 'Employees Info' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('menuitem', { name: 'Payroll' })).toBeHidden();
  await page.goto(`${server.url}/payroll`);
  await expect(pageTitle(page, 'Access Denied')).toBeVisible();
});

test('its server refuses a token that is not of the console, and a person without the right @all', async ({
  page,
}) => {
  const headers = { authorization: 'Bearer e30.e30.e30' };
  expect((await page.request.get(`${backend.url}/month`, { headers })).status()).toBe(401);
  const refused = await callAsAdministrator(page, 'GET', '/ext/payroll/month');
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toEqual({ message: 'You need the right payroll.' });
});

test('its page, card, tab and settings ask its own server in the name of the person @all', async ({
  page,
}) => {
  const rights = { rights: ['payroll'] };
  const path = '/api/v1/admin/employee/OWN/rights';
  expect((await callAsAdministrator(page, 'PUT', path, rights)).status()).toBe(200);
  await signIn(page, 'own', server.url);
  await expect(card(page)).toContainText('0 payslips');
  await openPage(page, 'Payroll');
  await expect(preparedFor(page)).toHaveText('Prepared for Rollcall Admin');

  await openPage(page, 'All Employees');
  await employeeRow(page.getByRole('row').nth(1)).edit.click();
  await openTab(page, 'Pay');
  await page.getByRole('spinbutton', { name: 'Hourly rate' }).fill('21.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await openPage(page, 'Payroll');
  await expect(page.getByText('21.5 per hour')).toBeVisible();

  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('navigation', { name: 'Settings' });
  await settings.getByRole('link', { name: 'Payroll' }).click();
  const payDay = page.getByRole('spinbutton', { name: 'Pay day' });
  await expect(payDay).toHaveValue('28');
  await payDay.fill('25');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(payDay).toHaveValue('25');
});

test('a server that stops and a card that throws leave the rest of the dashboard as it is @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/502|failed in its extension|Cannot read properties/);
  await backend.stop();
  await signIn(page, 'own', server.url);
  await expect(card(page)).toContainText('The backend payroll does not respond. Try again later.');
  await expect(page.getByRole('region', { name: 'Employees Info' })).toBeVisible();
  await backend.restart();
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toContainText('0 payslips');

  await page.route('**/ext/payroll/month', (route) => route.fulfill({ json: {} }));
  await page.reload();
  await expect(card(page)).toContainText('Payroll of the month is not available.');
  await expect(page.getByRole('region', { name: 'Employees Info' })).toBeVisible();
});

test('it releases again, and rolls back @all', async ({ page }) => {
  team.edit('src/payroll/texts.ts', 'Prepared for', 'Prepared today for');
  await team.run('npx', 'rollcall', 'release', '--json');
  await signIn(page, 'own', server.url);
  await openPage(page, 'Payroll');
  await expect(page.getByText('Prepared today for')).toBeVisible();
  await team.run('npx', 'rollcall', 'rollback');
  await page.reload();
  await expect(preparedFor(page)).toBeVisible();
  expect((await team.run('npx', 'rollcall', 'releases')).output).toMatch(/bad/);
});
