import { OUTCOMES_PATH } from '@rollcall/shared/module';
import { choose, employeeList, filterByStatus } from '../support/pages/employees.ts';
import { openPage } from '../support/pages/layout.ts';
import { expect, openDashboard, test } from '../support/test.ts';
import { ALL_TRANSLATED, translatePages } from '../support/translate-page.ts';

// The suite `translated` runs all browser tests of npm test on translated pages.

test('on a translated page a choice can be cleared, a filter shows what it does, and no release is at fault', async ({
  page,
}) => {
  if (!ALL_TRANSLATED) await translatePages(page);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(OUTCOMES_PATH)) reports.push(request.postData() ?? '');
  });
  await openDashboard(page, 'own');
  await page.goto('/employees?dialog=edit&employee=5');
  const dialog = page.getByRole('dialog');
  const bloodGroup = dialog.locator('.ant-select', {
    has: page.getByRole('combobox', { name: 'Blood Group' }),
  });
  await choose(page, 'Blood Group', 'AB+');
  await expect(bloodGroup.locator('font').first()).toHaveText('AB+');
  await bloodGroup.hover();
  await bloodGroup.locator('.ant-select-clear').click();
  await expect(bloodGroup).not.toContainText('AB+');
  await choose(page, 'Blood Group', 'O-');
  await expect(bloodGroup).toHaveText(/O-$/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const { statusFilter } = employeeList(page);
  const shown = page.locator('.ant-select', { has: statusFilter });
  for (const status of ['Inactive', 'Active'] as const) {
    await filterByStatus(page, status);
    await expect(shown).toHaveText(status);
  }
  await openPage(page, 'Leave Management');
  await page.goBack();
  await expect(shown).toHaveText('Active');
  expect(reports.join()).not.toContain('failed');
});
