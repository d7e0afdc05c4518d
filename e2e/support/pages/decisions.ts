import type { Locator } from '@playwright/test';

/** The buttons in the row of a pending correction or leave. */
export const decision = (row: Locator) => ({
  approve: row.getByRole('button', { name: 'Approve' }),
  reject: row.getByRole('button', { name: 'Reject' }),
});
