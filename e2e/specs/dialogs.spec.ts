import type { Page } from '@playwright/test';
import { expect, openDashboard, test } from '../support/test.ts';

/** The query string of the page. */
const query = (page: Page) => new URL(page.url()).search;

/** The filter of the list of leaves. */
const REJECTED = '?status=rejected';

/** Which history entry the page shows, counted by React Router since the tab was opened. */
const entry = (page: Page) =>
  page.evaluate(() => (window.history.state as { idx: number } | null)?.idx);

test('Back, Forward, reload and X work through dialogs and drawers (decision 061)', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  const dialog = page.getByRole('dialog');
  const expectClosed = async (search: string) => {
    await expect(dialog).toHaveCount(0);
    expect(query(page)).toBe(search);
  };

  await page.goto('/employees?search=a');
  const start = await entry(page);
  const first = page.getByRole('row').nth(1);
  await first.getByRole('button', { name: 'Edit Employee' }).click();
  await dialog.getByRole('tab', { name: 'Bank Details' }).click();
  await expect(page).toHaveURL(/dialog=edit&employee=\d+&tab=bank$/);
  await page.reload();
  await expect(dialog.getByRole('tab', { name: 'Bank Details', selected: true })).toBeVisible();
  await page.goBack();
  await expectClosed('?search=a');
  await page.goForward();
  await expect(dialog.getByRole('tab', { name: 'Bank Details', selected: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectClosed('?search=a');
  expect(await entry(page)).toBe(start);

  // The administrator in the first row has no time logs.
  await page.getByRole('row').nth(3).getByRole('button', { name: 'View Time Stats' }).click();
  await dialog.getByRole('button', { name: 'Break Logs' }).first().click();
  await expect(dialog).toHaveCount(2);
  await page.goBack();
  await expect(dialog).toHaveCount(1);
  await page.goForward();
  await expect(dialog).toHaveCount(2);
  await page.reload();
  await expect(dialog).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectClosed('?search=a');
  expect(await entry(page)).toBe(start);

  await page.goto('/time/logs');
  const logs = await entry(page);
  await page.locator('[id^=open-log-]').first().click();
  await expect(page).toHaveURL(/\?log=\d+$/);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(2);
  await page.goBack();
  await expect(dialog).toHaveCount(1);
  await page.goForward();
  await expect(dialog).toHaveCount(2);
  await page.reload();
  await expect(dialog).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectClosed('');
  expect(await entry(page)).toBe(logs);

  // A decided leave stays where it is, whatever other tests decide.
  await page.goto(`/leave${REJECTED}`);
  const leaves = await entry(page);
  const details = page.getByRole('button', { name: /^Details of/ }).first();
  await details.click();
  await expect(page).toHaveURL(/&dialog=details&leave=\d+$/);
  const address = page.url();
  await page.goBack();
  await expectClosed(REJECTED);
  await page.goForward();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectClosed(REJECTED);
  await expect(details).toBeFocused();
  expect(await entry(page)).toBe(leaves);

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByRole('dialog', { name: /^Details of/ })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  expect(query(other)).toBe(REJECTED);
});
