import { expectAccessible } from '../support/accessible.ts';
import { expect, openDashboard, test } from '../support/test.ts';

test.use({ backend: 'own' });

const ROWS = [
  'Full name,Mail,Hire date,Dept,Sex',
  '"Quill, Ana",ana.quill@example.test,25/03/2026,Finance,F',
  'Bob Quill,bob.quill@example.test,01/04/2026,Moonbase,unknown',
  'Cy Quill,ana.quill@example.test,,HR,M',
].join('\n');

test('people are imported from a file with the keyboard, corrected, found and undone @all', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  await page.goto('/employees/register');
  await page.getByRole('link', { name: 'Import from a spreadsheet' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import Employees' })).toBeVisible();
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(ROWS) });
  await expect(page.getByText('3 rows from people.csv')).toBeVisible();
  await expectAccessible(page, 'columns of an import');
  await page.getByRole('button', { name: 'Check rows' }).press('Enter');
  await expect(page.getByText('1 new, 0 to update, 0 unchanged, 2 with errors')).toBeVisible();
  await expectAccessible(page, 'rows with errors');
  const gender = page.getByRole('combobox', { name: 'Gender, row 2' });
  await gender.press('Enter');
  await gender.press('ArrowDown');
  await gender.press('Enter');
  await expect(page.getByText('2 new, 0 to update, 0 unchanged, 1 with errors')).toBeVisible();
  const email = page.getByRole('textbox', { name: 'Email, row 3' });
  await email.fill('cy.quill@example.test');
  await email.press('Enter');
  await expect(page.getByText('3 new, 0 to update, 0 unchanged')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Add departments: Moonbase' })).toBeChecked();
  await page.getByRole('button', { name: 'Import 3 people' }).press('Enter');
  const imports = page.getByRole('region', { name: 'Imports of the last 7 days' });
  await expect(imports).toBeFocused();
  await expect(imports.getByText('3 created, 0 updated, 0 left as they were')).toBeVisible();
  await expect(imports.getByText('Imported', { exact: true })).toBeVisible();
  await expectAccessible(page, 'an import that is done');

  await page.goto('/employees?search=quill');
  await expect(page.getByRole('link', { name: 'Ana Quill' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bob Quill' })).toBeVisible();

  await page.goto('/employees/import');
  await imports.getByRole('button', { name: 'Undo import' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Undo this import?' });
  await expectAccessible(page, 'the question before an undo');
  await dialog.getByRole('button', { name: 'Undo import' }).press('Enter');
  await expect(imports.getByText('Undone', { exact: true })).toBeVisible();
  await expect(imports).toBeFocused();
  await page.goto('/employees?search=quill');
  await expect(page.getByText('No results found')).toBeVisible();
});
