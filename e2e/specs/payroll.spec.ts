import type { Page } from '@playwright/test';
import { PATIENCE } from '@rollcall/tools/process';
import { expectAccessible } from '../support/accessible.ts';
import { consoles } from '../support/consoles.ts';
import { startModuleServer } from '../support/module-server.ts';
import { employeeRow, openTab } from '../support/pages/employees.ts';
import { openPage, openProfileMenu } from '../support/pages/layout.ts';
import { openConsole, openTeam } from '../support/team.ts';
import { ADMINISTRATORS, expect, signIn, test } from '../support/test.ts';

// A team with a repository and a server of its own: it has the console's address and a deploy token, and nothing else
// (decision 073, decision 074, decision 075 and decision 076). Its module is what `rollcall create` makes.

test.describe.configure({ mode: 'serial', timeout: PATIENCE.longTestMs });

let server: Awaited<ReturnType<typeof openConsole>>;
let team: ReturnType<typeof openTeam>;
let backend: Awaited<ReturnType<typeof startModuleServer>>;

test.beforeAll(async () => {
  test.setTimeout(PATIENCE.longTestMs);
  server = await openConsole(consoles().own.releases);
  const token = await server.createToken('mfe-payroll');
  team = openTeam({ url: server.url, token, module: 'mfe-payroll' });
  await team.create();
  await team.handOver();
});

test.afterAll(async () => {
  await backend?.stop();
  team?.close();
  await server?.close();
});

const card = (page: Page) => page.getByRole('region', { name: 'Payroll', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

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
  const { output, seconds } = await team.run('npm', 'run', 'release');
  const description = `${seconds.toFixed(1)} s from command to live`;
  test.info().annotations.push({ type: 'rollcall release', description });
  console.log(`    rollcall release: ${description}`);
  expect(output).toMatch(/mfe-payroll 1\.0\.0-\w{7} is live/);

  // Without its server only the page is there.
  await signIn(page, 'own', server.url);
  await expect(page.getByRole('region', { name: 'Employees Info' })).toBeVisible();
  await expect(card(page)).toBeHidden();
  await openPage(page, 'Payroll');
  await expect(page.getByText('backend -- set payroll --to')).toBeVisible();
});

test('its server refuses a token that is not of the console, and a person without the right @all', async ({
  page,
}) => {
  backend = await startModuleServer(team.project, server.url);
  await server.operate('backend', '--', 'set', 'payroll', '--to', backend.url);
  const headers = { authorization: 'Bearer e30.e30.e30' };
  expect((await page.request.get(`${backend.url}/items`, { headers })).status()).toBe(401);
  const refused = await callAsAdministrator(page, 'GET', '/ext/payroll/items?employeeId=1');
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toEqual({ message: 'You need the right payroll.' });
});

test('its page, card, tab and settings ask its own server in the name of the person @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/422/);
  const rights = { rights: ['payroll'] };
  const path = '/api/v1/admin/employee/OWN/rights';
  expect((await callAsAdministrator(page, 'PUT', path, rights)).status()).toBe(200);
  await signIn(page, 'own', server.url);
  await expect(card(page)).toContainText('0 items');
  await openPage(page, 'Payroll');
  await expect(page.getByText('No items yet')).toBeVisible();
  await expectAccessible(page, 'empty list');
  await page.getByRole('button', { name: 'Add item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add item' });
  await dialog.getByLabel('Title').fill('Laptop');
  await dialog.getByRole('combobox', { name: 'Employee' }).pressSequentially('abara');
  await page.getByTitle('Aarav Abara').click();
  await save(page).click();
  await expect(page.getByText('Item added')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Laptop Aarav Abara' })).toBeVisible();
  await page.getByRole('button', { name: 'Add item' }).click();
  await dialog.getByLabel('Title').fill('Laptop');
  await dialog.getByRole('combobox', { name: 'Employee' }).pressSequentially('abara');
  await page.getByTitle('Aarav Abara').click();
  await save(page).click();
  await expect(dialog.getByText('There is an item with this title already.')).not.toHaveCount(0);
  await expectAccessible(page, 'form with a refusal');
  await page.keyboard.press('Escape');

  await openPage(page, 'All Employees');
  await employeeRow(page.getByRole('row', { name: /Aarav Abara/ })).edit.click();
  await openTab(page, 'Payroll');
  await expect(page.getByRole('tabpanel', { name: 'Payroll' })).toContainText('Laptop');
  await page.keyboard.press('Escape');

  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('navigation', { name: 'Settings' });
  await settings.getByRole('link', { name: 'Payroll' }).click();
  const days = page.getByRole('spinbutton', { name: 'Days until an item is due' });
  await expect(days).toHaveValue('30');
  await days.fill('25');
  await save(page).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue('25');
  await expectAccessible(page, 'page of Settings');
});

test('a server that stops and a card that throws leave the rest of the dashboard as it is @all', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/502|failed in its extension|Cannot convert object/);
  await backend.stop();
  await signIn(page, 'own', server.url);
  await expect(card(page)).toContainText('The backend payroll does not respond. Try again later.');
  await expect(page.getByRole('region', { name: 'Employees Info' })).toBeVisible();
  await backend.restart();
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toContainText('0 items');

  // What cannot be made a text.
  const json = { total: { toString: 1 } };
  await page.route('**/ext/payroll/items*', (route) => route.fulfill({ json }));
  await page.reload();
  await expect(card(page)).toContainText('Payroll is not available.');
  await expect(page.getByRole('region', { name: 'Employees Info' })).toBeVisible();
});

test.describe('hot reload in the live console', () => {
  let dev: Awaited<ReturnType<typeof team.dev>>;
  test.beforeEach(async ({ page, consoleMessages }) => {
    consoleMessages.expectOnly(/\[rsbuild\]|\[HMR\] Reload all CSS|502 \(Bad Gateway\)/);
    dev = await team.dev();
    await signIn(page, 'own', dev.url);
    await openPage(page, 'Payroll');
  });
  test.afterEach(async ({ page }) => {
    // Otherwise the page would log errors about its stopped server.
    await page.goto('about:blank');
    await dev.stop();
  });

  test('an edit is on the screen at once, and what was typed stays @all', async ({ page }) => {
    await page.getByRole('button', { name: 'Add item' }).click();
    const title = page.getByRole('dialog').getByLabel('Title');
    await title.fill('Phone');
    team.edit('src/items/texts.ts', "add: 'Add item'", "add: 'Add a thing'");
    await expect(page.getByRole('dialog', { name: 'Add a thing' })).toBeVisible();
    await expect(title).toHaveValue('Phone');
    team.edit('src/items/texts.ts', "add: 'Add a thing'", "add: 'Add item'");
    await expect(page.getByRole('dialog', { name: 'Add item' })).toBeVisible();
    // What is live has not changed, and nothing was reported of what is not.
    expect((await team.run('npx', 'rollcall', 'releases')).output).not.toContain('1.0.0-dev');
  });

  test('the last use of a file of a package goes, and returns @all', async ({ page }) => {
    const table = page.getByRole('table');
    await expect(table).toBeVisible();
    team.edit('src/pages/payroll-page.tsx', '<ItemList />', 'null');
    await expect(table).toBeHidden();
    team.edit('src/pages/payroll-page.tsx', 'null', '<ItemList />');
    await expect(table).toBeVisible();
  });

  test('a mistake in module.json is on each page until it is repaired @all', async ({ page }) => {
    const heading = page.getByRole('heading', { name: 'All Employees', level: 1 });
    await page.goto(`${dev.url}/employees`);
    await expect(heading).toBeVisible();
    team.edit('module.json', '"title"', '"titel"');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('module.json is not valid: title: ')).toBeVisible();
    await expectAccessible(page, 'what is wrong');
    team.edit('module.json', '"titel"', '"title"');
    await expect(heading).toBeVisible();
  });
});

test('an administrator looks at its candidate, makes it live, and rolls back, without a command line @all', async ({
  page,
  context,
  consoleMessages,
}) => {
  // The web host does not know about the preview and preloads the live version.
  consoleMessages.expectOnly(/was preloaded using link preload but not used/);
  team.edit('src/items/texts.ts', 'No items yet', 'Nothing yet');
  team.edit('src/pages/payroll-page.test.tsx', 'No items yet', 'Nothing yet');
  await signIn(page, 'own', server.url);
  await page.goto(`${server.url}/modules/mfe-payroll`);
  await expect(page.getByText('payroll, set')).toBeVisible();
  await team.run('npx', 'rollcall', 'release', '--preview');
  // The page looks by itself.
  const candidate = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Make live' }) });
  await expect(candidate).toContainText('deploy token');
  await expectAccessible(page, 'module');
  const [preview] = await Promise.all([
    context.waitForEvent('page'),
    candidate.getByRole('link', { name: 'Preview' }).click(),
  ]);
  await preview.getByRole('button', { name: 'Run with my rights' }).click();
  await openPage(preview, 'Payroll');
  await expect(preview.getByText('Nothing yet')).toBeVisible();
  await preview.close();

  const version = (await candidate.getByRole('rowheader').innerText()).trim();
  await candidate.getByRole('button', { name: 'Make live' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make live' }).click();
  await expect(page.getByText(`Payroll ${version} is live.`)).toBeVisible();
  const earlier = page.getByRole('row').filter({ hasText: 'Last known good' });
  await earlier.getByRole('button', { name: 'Roll back' }).click();
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  const left = page.getByRole('row').filter({ hasText: version });
  await expect(left).toContainText('Bad');
  expect((await team.run('npx', 'rollcall', 'releases')).output).toMatch(/bad/);

  // A version that is marked bad returns only with a consent.
  await left.getByRole('button', { name: 'Make live' }).click();
  await expect(dialog).toContainText(`${version} is marked bad`);
  await dialog.getByRole('checkbox', { name: /marked bad/ }).check();
  await expectAccessible(page, 'consent');
  await dialog.getByRole('button', { name: 'Make live' }).click();
  await expect(dialog).toBeHidden();
  await openPage(page, 'Payroll');
  await page.reload();
  await expect(page.getByText('Nothing yet')).toBeVisible();
});
