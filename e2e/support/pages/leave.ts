import type { Page } from '@playwright/test';

/** The dialog where an administrator requests leave for an employee. */
export function leaveRequestDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Request leave for an employee' });
  return {
    dialog,
    open: page.getByRole('button', { name: 'Request leave for an employee' }),
    employee: dialog.getByRole('combobox', { name: 'Employee' }),
    startDate: dialog.getByLabel('Start Date'),
    endDate: dialog.getByLabel('End Date'),
    submit: dialog.getByRole('button', { name: 'Request leave' }),
  };
}

/** The leave page with a range of dates. */
export const leavesBetween = (from: string, to: string): string => `/leave?from=${from}&to=${to}`;
