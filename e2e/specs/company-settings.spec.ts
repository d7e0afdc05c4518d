import { expectAccessible } from '../support/accessible.ts';
import { expect, openDashboard, test } from '../support/test.ts';

test.describe('departments and holidays, on our server', () => {
  test.use({ backend: 'own' });

  test('a calendar gets the holidays of a region and of a file, after a preview @all', async ({
    page,
  }) => {
    test.slow();
    await openDashboard(page, 'own');
    await page.goto('/settings/mfe-time/holidays?calendar=new');
    const drawer = page.getByRole('dialog', { name: 'New holiday calendar' });
    await drawer.getByLabel('Name').fill('Munich');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Import…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import holidays into Munich' });
    await dialog.getByLabel('Country', { exact: true }).fill('Germany');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Region').fill('Bayern');
    await page.getByTitle('Bayern', { exact: true }).click();
    await dialog.getByLabel('Year').fill('2027');
    await dialog.getByLabel('Year').press('Enter');
    await expect(dialog.getByText('Epiphany')).toBeVisible();
    await expectAccessible(page, 'import of holidays');
    await dialog.getByRole('button', { name: /^Import \d+ holidays$/ }).click();
    await expect(page.getByText('Holidays saved')).toBeVisible();
    await page.getByRole('button', { name: 'Next year' }).click();
    const table = page.getByRole('table', { name: 'All holidays of 2027' });
    await expect(table.getByRole('row', { name: /Epiphany/ })).toContainText('Wed, Jan 06, 2027');

    await page.getByRole('button', { name: 'Import…' }).click();
    await dialog.getByRole('radio', { name: 'A file' }).check();
    const events = [
      ['Epiphany (office)', 'DTSTART;VALUE=DATE:20270106'],
      ['Founding day', 'DTSTART:20270312T130000\r\nDTEND:20270312T180000'],
    ].map(([name, start]) => `BEGIN:VEVENT\r\nSUMMARY:${name}\r\n${start}\r\nEND:VEVENT`);
    const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
    await dialog.getByLabel('Calendar file (.ics)').setInputFiles({
      name: 'company.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(text),
    });
    await expect(dialog.getByText('Replaces Epiphany (whole day)')).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 1 holiday' }).click();
    await expect(table.getByRole('row', { name: /Founding day/ })).toContainText('Second half');
    await expect(table.getByRole('row', { name: /Epiphany/ })).not.toContainText('(office)');
  });

  test('a new department is offered in forms and filters; its new name shows at once @all', async ({
    page,
  }) => {
    test.slow();
    await openDashboard(page, 'own');
    await page.goto('/settings/mfe-employees/departments?dialog=add-department');
    const dialog = page.getByRole('dialog', { name: 'Add a department' });
    await dialog.getByLabel('Name').fill('Warehouse');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Department added')).toBeVisible();
    await page.goto('/employees?dialog=edit&employee=5&tab=work');
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Department' }).click();
    await page.getByTitle('Warehouse', { exact: true }).click();
    await expect(page.getByLabel('Change counts from')).toBeVisible();
    await page.getByRole('button', { name: 'Update Employee' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/employees?department=Warehouse');
    await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
    await page.goto('/settings/mfe-employees/departments');
    const row = page.getByRole('row', { name: /^Warehouse/ });
    await row.getByRole('button', { name: 'Rename' }).click();
    const rename = page.getByRole('dialog', { name: 'Rename Warehouse' });
    await rename.getByLabel('Name', { exact: true }).fill('Logistics');
    await rename.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /^Logistics/ })).toContainText('1');
    await page.goto('/employees?department=Logistics');
    await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
  });
});
