import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { expect, openDashboard, test } from '../support/test.ts';

test.use({ backend: 'own' });

test('a month is exported with the keyboard: by employee, as CSV, with what the page shows', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  await page.goto('/time/month?department=HR');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/of \d+$/);
  const shown = Number(/\d+$/.exec(await status.innerText())?.[0]);
  await page.getByRole('button', { name: 'Export…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'One per employee, with totals' }).press('Space');
  await dialog.getByRole('radio', { name: 'Text with separators (.csv)' }).press('Space');
  await dialog.getByRole('checkbox', { name: 'Days on leave' }).press('Space');
  await expectAccessible(page, 'exporting a month');
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^month-employees-\d{4}-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [rows = '', notes = ''] = text.split(/\r\n,*\r\n/);
  const [heading = '', ...lines] = rows.trim().split('\r\n');
  expect(heading).toMatch(
    /^\uFEFF?Employee code,Employee,Department,Days present,Days absent,Days late,/,
  );
  expect(lines).toHaveLength(shown);
  expect(lines.every((line) => line.includes(',HR,'))).toBe(true);
  expect(notes).toContain('Department,HR');
  await expect(dialog.getByRole('status')).toContainText('is ready');
  await expectAccessible(page, 'an export that is ready');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Export…' })).toBeFocused();
});
