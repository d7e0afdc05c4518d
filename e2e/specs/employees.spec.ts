import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  choose,
  employeeList,
  employeeRow,
  filterByStatus,
  openTab,
} from '../support/pages/employees.ts';
import { keepToastsOpen, openPage, rowWith } from '../support/pages/layout.ts';
import { expect, openDashboard, startSignedIn, test } from '../support/test.ts';

const DIALOGS = ['View Time Stats', 'Edit Employee', 'Delete Employee'];
const EDIT_TABS = ['Work Info', 'Address', 'Bank Details', 'Emergency Contact', 'Documents'];
const REGISTER_TABS = ['Address', 'Employment', 'Bank Details', 'Documents'];

for (const backend of ['own', 'base'] as const) {
  test.describe(`employees on ${backend}${backend === 'own' ? '' : ' @all'}`, () => {
    test.use({ backend });

    test('an administrator registers, finds, edits, deactivates and deletes an employee (spec §2)', async ({
      page,
    }) => {
      const email = `ada.${backend}.${Date.now()}@rollcall.example`;
      await openDashboard(page, backend);
      await openPage(page, 'All Employees');
      await employeeList(page).registerLink.click();
      await page.getByLabel('First Name').fill('Adabell');
      await page.getByLabel('Email', { exact: true }).fill(email);
      await page.getByLabel('Phone', { exact: true }).fill('+13125550199');
      await choose(page, 'Gender', 'Female');
      await openTab(page, 'Employment');
      await choose(page, 'Department', 'Finance');
      await page.getByLabel('Designation').fill('Auditor');
      await page.getByLabel('Join Date').fill('2026-03-02');
      await page.getByRole('button', { name: 'Register Employee' }).click();
      await expect(page.getByText('Employee created successfully')).toBeVisible();
      await expect(page).toHaveURL(/\/employees$/);

      // The foreign backend does not store registered employees: there the test continues with an existing one.
      const term = backend === 'own' ? 'Adabell' : 'priya';
      await employeeList(page).search.fill(term);
      await expect(page).toHaveURL(new RegExp(`search=${term}`));
      const row = rowWith(page, term).first();
      const employee = employeeRow(row);
      await employee.edit.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Middle Name').fill('Lovelace');
      await dialog.getByRole('button', { name: 'Update Employee' }).click();
      await expect(page.getByText('Employee updated successfully')).toBeVisible();
      await expect(row).toContainText('Lovelace');

      await employee.timeStats.click();
      await expect(dialog.getByRole('region', { name: 'Total Work Time' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      const code = (await employee.code.textContent()) ?? '';
      await expect(row).toMatchAriaSnapshot(`
        - row:
          - cell "${code}"
          - rowheader /Lovelace/
          - cell:
            - switch "Active" [checked]
          - cell:
            - button "View Time Stats"
            - button "Edit Employee"
      `);
      await employee.activeSwitch.click();
      await expect(page.getByText('Employee deactivated successfully')).toBeVisible();
      await filterByStatus(page, 'Inactive');
      const inactive = rowWith(page, code);
      await employeeRow(inactive).delete.click();
      await expect(dialog).toContainText(code);
      await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Employee deleted successfully')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(inactive).toHaveCount(0);
    });
  });
}

test('a checkbox of a form is on one line with the field next to it', async ({ page }) => {
  await startSignedIn(page, 'own');
  await page.goto('/employees/register?tab=employment');
  const middleOf = async (label: string) => {
    const box = await page.getByLabel(label).boundingBox();
    return box && box.y + box.height / 2;
  };
  await expect(page.getByLabel('Has PF')).toBeVisible();
  expect(await middleOf('Has PF')).toBe(await middleOf('PF Number'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a toast shows all of its buttons, and the page around it takes clicks', async ({
    page,
  }) => {
    await startSignedIn(page, 'own');
    await page.goto('/employees');
    await keepToastsOpen(page);
    await page.getByRole('switch').nth(2).click();
    const toast = page.getByRole('status').filter({ hasText: 'Employee deactivated' });
    await expect(toast.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(toast.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
    const isPage = () => document.elementFromPoint(40, 300)?.closest('main') !== null;
    expect(await page.evaluate(isPage)).toBe(true);
    await toast.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Employee activated successfully')).toBeVisible();
  });

  test('the first invalid field of a form is not behind the top bar', async ({ page }) => {
    await startSignedIn(page, 'own');
    await page.goto('/employees/register');
    await page.getByRole('button', { name: 'Register Employee' }).click();
    const field = page.getByLabel('First Name');
    await expect(field).toBeFocused();
    const bar = await page.getByRole('banner').boundingBox();
    const top = async () => (await field.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1360, 768, 390]) {
    test.describe(`employees at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });

      test('no page and no dialog has an accessibility violation @all', async ({ page }) => {
        await startSignedIn(page, 'own');
        await page.goto('/employees?status=inactive');
        await expect(page.getByText(/^Showing/)).toBeVisible();
        await expectAccessible(page, 'the table');
        await employeeList(page).statusFilter.click();
        await expect(page.getByRole('main').getByRole('listbox')).toBeAttached();
        await expectAccessible(page, 'the list of the filter');
        await page.keyboard.press('Escape');
        for (const name of DIALOGS) {
          await page.getByRole('button', { name }).first().click();
          const dialog = page.getByRole('dialog');
          await expect(dialog).toBeVisible();
          if (name === 'Edit Employee') await expect(dialog.getByLabel('First Name')).toBeVisible();
          if (name === 'View Time Stats') await expect(dialog.getByRole('table')).toBeVisible();
          await expectAccessible(page, name);
          if (name === 'Edit Employee') {
            await dialog.getByRole('combobox', { name: 'Gender' }).click();
            // Screen readers stay within the dialog, so its lists must be inside.
            await expect(dialog.getByRole('listbox')).toBeAttached();
            await expectAccessible(page, 'a list of the form');
            await dialog.getByTitle('Other').last().click();
            await expect(dialog.getByRole('listbox')).toBeHidden();
            for (const tab of EDIT_TABS) {
              await openTabByKeyboard(page, tab);
              await expectAccessible(page, tab);
            }
          }
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
        await page.goto('/employees/register');
        await expect(page.getByLabel('First Name')).toBeVisible();
        await page.getByRole('button', { name: 'Register Employee' }).click();
        await expect(page.getByText('First name is required')).toBeVisible();
        await expectAccessible(page, 'register');
        await page.reload();
        for (const tab of REGISTER_TABS) {
          await page.getByRole('button', { name: 'Next' }).click();
          await expect(page.getByRole('tab', { name: tab })).toHaveAttribute(
            'aria-selected',
            'true',
          );
          await expectAccessible(page, `register, ${tab}`);
        }
      });
    });
  }
}

/** Opens the next tab with the keyboard, which also works when the tab is outside a narrow screen. */
async function openTabByKeyboard(page: Page, name: string) {
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}
