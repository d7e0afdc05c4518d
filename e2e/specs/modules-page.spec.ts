import { expectAccessible } from '../support/accessible.ts';
import { consoles } from '../support/consoles.ts';
import { openProfileMenu, pageTitle, rowWith } from '../support/pages/layout.ts';
import { openConsole } from '../support/team.ts';
import { expect, signIn, test } from '../support/test.ts';

// What administrators do with releases without a command line (decision 089). With versions of a team: payroll.spec.ts.

let own: Awaited<ReturnType<typeof openConsole>>;
test.beforeAll(async () => {
  own = await openConsole(consoles().own.releases);
});
test.afterAll(() => own?.close());

test('an administrator creates a deploy token, which works until it is revoked', async ({
  page,
}) => {
  await signIn(page, 'own', own.url);
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Modules' }).click();
  await expect(pageTitle(page, 'Modules')).toBeFocused();
  await expect(rowWith(page, 'mfe-leave')).toContainText('Live');
  await expectAccessible(page, 'modules');
  await page.getByRole('link', { name: 'Deploy tokens' }).click();
  await expect(pageTitle(page, 'Deploy tokens')).toBeVisible();
  await page.getByRole('button', { name: 'Create deploy token' }).click();
  const form = page.getByRole('dialog', { name: 'Create deploy token' });
  await form.getByLabel('Title').fill('CI of leave');
  await form.getByRole('checkbox', { name: 'mfe-leave' }).check();
  await expectAccessible(page, 'new token');
  await form.getByRole('button', { name: 'Create deploy token' }).click();
  const shown = page.getByRole('dialog', { name: 'Store the token now' });
  const token = await shown.getByRole('textbox', { name: 'ROLLCALL_TOKEN' }).inputValue();
  await expectAccessible(page, 'text of a token');
  await page.keyboard.press('Escape');
  await expect(shown.getByRole('alert')).toContainText('Store the token first');
  await shown.getByRole('button', { name: 'I have stored it' }).click();
  await expect(page.getByRole('button', { name: 'Create deploy token' })).toBeFocused();

  const ask = () =>
    page.request.get(`${own.url}/api/v1/releases`, {
      headers: { authorization: `Bearer ${token}` },
    });
  const { data } = await (await ask()).json();
  expect(data.names.map(({ name }: { name: string }) => name)).toEqual(['mfe-leave']);
  const row = rowWith(page, 'CI of leave');
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(row).toContainText('Revoked');
  expect((await ask()).status()).toBe(401);
});

test('an administrator disables a module in open pages, and enables it', async ({
  page,
  context,
}) => {
  await signIn(page, 'own', own.url);
  await page.goto(`${own.url}/modules/mfe-leave`);
  await page.getByRole('button', { name: 'Disable' }).click();
  await expectAccessible(page, 'question');
  const asked = page.getByRole('dialog', { name: 'Disable Leave?' });
  await asked.getByRole('checkbox', { name: 'Reload open pages' }).check();
  await asked.getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText('Leave is disabled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enable' })).toBeFocused();
  const other = await context.newPage();
  await other.goto(`${own.url}/leave`);
  await expect(other.getByText(/is currently disabled/)).toBeVisible();
  await page.getByRole('button', { name: 'Enable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByRole('button', { name: 'Disable' })).toBeVisible();
  await other.reload();
  await expect(pageTitle(other, 'Leave Management')).toBeVisible();
  await page.goto(`${own.url}/modules/log`);
  await expect(page.getByRole('row').nth(1)).toContainText(/mfe-leave.*Enabled.*you/);
  await expect(page.getByRole('row').nth(2)).toContainText(/mfe-leave.*Disabled.*you/);
});
