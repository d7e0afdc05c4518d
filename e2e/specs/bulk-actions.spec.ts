import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/call.ts';
import { daysFromToday } from '../support/dates.ts';
import { keepToastsOpen } from '../support/pages/layout.ts';
import { leavesBetween } from '../support/pages/leave.ts';
import { expect, openDashboard, test } from '../support/test.ts';

test.use({ backend: 'own' });

test('several leaves are rejected with the keyboard, with one reason, and the toast undoes it @all', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  const people = await callAs(page, 'GET', '/admin/employee?page=1&isActive=true');
  const days = { startDate: daysFromToday(330), endDate: daysFromToday(331) };
  for (const { id } of people.slice(0, 3)) {
    await callAs(page, 'POST', '/admin/leaves', { ...days, employeeId: id, type: 'Annual' });
  }
  await page.goto(leavesBetween(days.startDate, days.endDate));
  await expect(page.getByText('Showing 1–3 of 3')).toBeVisible();
  await keepToastsOpen(page);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected leaves' });
  await expect(bar.getByText('3 leaves selected')).toBeVisible();
  await page.getByRole('row').nth(3).getByRole('checkbox', { name: 'Select' }).press('Space');
  await expect(bar.getByText('2 leaves selected')).toBeVisible();
  await expectAccessible(page, 'selected leaves');
  await bar.getByRole('button', { name: 'Reject…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reject leaves' });
  await expect(dialog.getByText('2 selected')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Stocktaking');
  await expectAccessible(page, 'the preview of a bulk action');
  await dialog.getByRole('button', { name: 'Reject 2 leaves' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Rejected' })).toHaveCount(2);
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('Change undone')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Pending' })).toHaveCount(3);
});

test('employees and corrections are previewed on every page of the list, and Cancel changes nothing @all', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  await page.goto('/employees?department=HR');
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(/of \d+$/);
  const total = Number(/\d+$/.exec(await status.innerText())?.[0]);
  await page.getByRole('checkbox', { name: 'Select', exact: true }).first().press('Space');
  const bar = page.getByRole('region', { name: 'Selected employees' });
  await bar.getByRole('button', { name: `Select all ${total}` }).press('Enter');
  await bar.getByRole('button', { name: 'Department…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'New department' }).click();
  await page.getByRole('option', { name: 'HR', exact: true }).click();
  await expect(dialog.getByText(`0 selected · ${total} unchanged`)).toBeVisible();
  await expectAccessible(page, 'a preview that changes nothing');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(bar.getByRole('button', { name: 'Department…' })).toBeFocused();

  await page.goto('/time/corrections');
  await page.getByRole('checkbox', { name: 'Select', exact: true }).first().press('Space');
  const corrections = page.getByRole('region', { name: 'Selected corrections' });
  await corrections.getByRole('button', { name: 'Approve…' }).press('Enter');
  await expect(dialog.getByRole('rowheader')).toHaveCount(1);
  await expectAccessible(page, 'the preview of an approval');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(corrections.getByText('1 correction selected')).toBeVisible();
});
