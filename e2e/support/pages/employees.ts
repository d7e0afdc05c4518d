import { expect, type Locator, type Page } from '@playwright/test';

/** The controls of the employee list. */
export const employeeList = (page: Page) => ({
  search: page.getByRole('searchbox', { name: 'Search employees' }),
  statusFilter: page.getByRole('combobox', { name: 'Status filter' }),
  registerLink: page.getByRole('link', { name: 'Register Employee' }),
});

/** Shows only the employees with this status. */
export async function filterByStatus(page: Page, status: 'Active' | 'Inactive'): Promise<void> {
  await employeeList(page).statusFilter.click();
  await page.getByTitle(status, { exact: true }).click();
}

/** The controls in a row of the employee list. */
export const employeeRow = (row: Locator) => ({
  code: row.getByRole('cell', { name: /^EMP-\d+$/ }),
  activeSwitch: row.getByRole('switch'),
  edit: row.getByRole('button', { name: 'Edit Employee' }),
  timeStats: row.getByRole('button', { name: 'View Time Stats' }),
  delete: row.getByRole('button', { name: 'Delete Employee' }),
});

/** Opens a tab of a form and waits until it is selected. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Chooses an option of a list by its title. */
export async function choose(scope: Page | Locator, list: string, option: string): Promise<void> {
  await scope.getByRole('combobox', { name: list }).click();
  await scope.getByTitle(option).click();
}
