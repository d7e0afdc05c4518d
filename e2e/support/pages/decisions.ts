import type { Locator } from '@playwright/test';

/** What a row that waits for a decision offers: of a correction or of a leave. */
export const decision = (row: Locator) => ({
  approve: row.getByRole('button', { name: 'Approve' }),
  reject: row.getByRole('button', { name: 'Reject' }),
});
