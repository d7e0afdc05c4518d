import type { Page } from '@playwright/test';

/** The dialog in which an administrator asks for the leave of somebody else. */
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

/** The leave page of a span of days, given as dates. */
export const leavesBetween = (from: string, to: string): string => `/leave?from=${from}&to=${to}`;
