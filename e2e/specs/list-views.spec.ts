import { expectAccessible } from '../support/accessible.ts';
import { expect, openDashboard, test } from '../support/test.ts';

test.use({ backend: 'own' });

test('a list is sorted and gets a column with the keyboard, and its address shows the same list @all', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  await page.goto('/employees');
  const rows = page.getByRole('rowheader');
  await page.getByRole('columnheader', { name: 'Name' }).press('Enter');
  await page.getByRole('columnheader', { name: 'Name' }).press('Enter');
  await expect(page).toHaveURL(/sort=name&order=desc/);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
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
