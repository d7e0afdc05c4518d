import { expectAccessible } from '../support/accessible.ts';
import { keepToastsOpen } from '../support/pages/layout.ts';
import { expect, openDashboard, test } from '../support/test.ts';

test.use({ backend: 'own' });

test('a list is sorted and gets a column with the keyboard, and its address shows the same list @all', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  await page.goto('/employees');
  const rows = page.getByRole('rowheader');
  const heading = page.getByRole('columnheader', { name: 'Name' });
  await heading.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await heading.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=name&order=desc/);
  await page.getByRole('button', { name: 'View options' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Department' }).press('Space');
  await page.getByRole('checkbox', { name: 'Contact' }).press('Space');
  await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0);
  await expectAccessible(page, 'the columns of a list');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View options' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'All Employees' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const names = (await rows.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)));

  // Not what this browser keeps, but what the address says.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.includes('columns')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Department' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0);
  await expect(rows).toHaveText(names);
});

test('a view is saved, chosen with the keyboard, and deleted with Undo @all', async ({ page }) => {
  await openDashboard(page, 'own');
  await page.goto('/leave?status=Approved&sort=days&order=desc&columns=reason');
  const menu = page.getByRole('button', { name: 'View options' });
  await menu.press('Enter');
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Longest first');
  await page.keyboard.press('Enter');
  const link = page.getByRole('link', { name: 'Longest first' });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page, 'saved views');
  await page.getByRole('link', { name: 'Default view' }).press('Enter');
  await expect(page).toHaveURL(/\/leave\?columns=default$/);
  await expect(menu).toBeFocused();

  await keepToastsOpen(page);
  await menu.press('Enter');
  await link.press('Enter');
  await expect(page).toHaveURL(/status=Approved&sort=days&order=desc&columns=reason/);
  await expect(page.getByRole('columnheader', { name: 'Reason' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Pending' })).toHaveCount(0);
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Delete Longest first' }).press('Enter');
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('View saved')).toBeVisible();
  await menu.click();
  await expect(link).toBeVisible();
});

test('on paper a list has the widths of its columns, without those of its controls @all', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  await page.goto('/leave');
  const heading = page.getByRole('columnheader', { name: 'Employee' });
  await expect(page.getByRole('checkbox', { name: 'Select', exact: true }).first()).toBeVisible();
  const width = async () => (await heading.boundingBox())?.width ?? 0;
  const onScreen = await width();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  expect(await width()).toBeGreaterThan(onScreen);
});

const LISTS = [
  ['/leave', 'Type', 'Reason'],
  ['/leave/breaks', 'Duration', 'End Time'],
  ['/time/logs', 'Total Hours', 'Date'],
  ['/time/today', 'Punch In', 'Date'],
  ['/time/today?view=board', 'Late', 'Shift'],
  ['/time/corrections', 'Date', 'Effect'],
  ['/time/overtime?state=all', 'Overtime', 'Kind'],
  ['/settings/mfe-employees/audit', 'When', 'Fields'],
] as const;

for (const [path, sorted, toggled] of LISTS) {
  test(`${path} is sorted by ${sorted}, and shows or hides ${toggled} @all`, async ({ page }) => {
    await openDashboard(page, 'own');
    await page.goto(path);
    const heading = page.getByRole('columnheader', { name: toggled });
    const before = path === '/leave' ? 0 : 1;
    await page.getByRole('columnheader', { name: sorted }).click();
    await expect(page.getByRole('columnheader', { name: sorted })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(heading).toHaveCount(before);
    await page.getByRole('button', { name: 'View options' }).click();
    await page.getByRole('checkbox', { name: toggled }).click();
    await expect(heading).toHaveCount(1 - before);
    await expectAccessible(page, `the columns of ${path}`);
    await page.getByRole('button', { name: 'Reset columns' }).click();
    await expect(heading).toHaveCount(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
