import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { keepToastsOpen } from '../support/pages/layout.ts';
import { expect, openDashboard, test } from '../support/test.ts';

const MISSING = '/time/logs?state=missing-out';

/** How many logs without a punch-out the list has. */
async function countMissing(page: Page): Promise<number> {
  const text = await page.getByText(/^Showing 1–10 of \d+$/).textContent();
  return Number(/\d+$/.exec(text ?? '')?.[0]);
}

test.describe('repairing time logs on our server', () => {
  // In this order: both count the same logs.
  test.describe.configure({ mode: 'default' });
  test.use({ backend: 'own' });

  test('a forgotten punch-out is closed with the shift from its row, and undone', async ({ page }, {
    retry,
  }) => {
    const reason = `Agreed on the phone ${retry}`;
    await openDashboard(page, 'own');
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(MISSING);
    const before = await countMissing(page);
    const row = page.getByRole('rowheader').first();
    await row.getByRole('button').press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('region', { name: 'History' })).toContainText('no punch-out');
    await drawer.getByRole('button', { name: /^Close at shift end/ }).click();
    await expect(drawer.getByText(/^Worked: \d/)).toBeVisible();
    await drawer.getByLabel('Reason', { exact: true }).fill(reason);
    await expectAccessible(page, 'repair of a time log');
    await keepToastsOpen(page);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Time log saved')).toBeVisible();
    await expect(drawer).toBeHidden();
    await expect(page.getByText(`Showing 1–10 of ${before - 1}`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Change undone')).toBeVisible();
    await expect(page.getByText(`Showing 1–10 of ${before}`)).toBeVisible();
    await row.getByRole('button').click();
    await expect(drawer.getByText(`Reason: Undone: ${reason}`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button')).toBeFocused();
  });

  test('input survives closing the drawer, and a deleted log is restored from it', async ({
    page,
  }) => {
    await openDashboard(page, 'own');
    await page.goto('/time/logs?state=closed');
    // Another test may have made the newest log: the administrator's own, which they cannot change.
    const others = page.getByRole('rowheader').filter({ hasNotText: 'Rollcall Admin' });
    await others.first().getByRole('button').click();
    const drawer = page.getByRole('dialog').filter({ has: page.getByLabel('Punch In') });
    await drawer.getByLabel('Reason', { exact: true }).fill('Entered twice');
    const path = page.url();
    await page.goBack();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await expect(drawer.getByLabel('Reason', { exact: true })).toHaveValue('Entered twice');
    await drawer.getByRole('button', { name: 'Delete log' }).click();
    const dialog = page.getByRole('dialog', { name: /^Delete the time log/ });
    await dialog.getByLabel('Reason for the deletion').fill('Entered twice');
    await dialog.getByRole('button', { name: 'Delete log' }).click();
    await expect(page.getByText('Time log deleted')).toBeVisible();
    // The drawer closes by going back, which would abort a navigation.
    await expect(page).not.toHaveURL(/log=/);
    await page.goto(path);
    const restore = page.getByRole('button', { name: 'Restore log' });
    await expect(restore).toBeVisible();
    await expectAccessible(page, 'a deleted time log');
    await restore.click();
    await expect(page.getByText('Time log restored')).toBeVisible();
  });

  test('logs without a punch-out are closed together after a preview, and all undone', async ({
    page,
  }) => {
    await openDashboard(page, 'own');
    await page.goto(MISSING);
    const before = await countMissing(page);
    await page.getByRole('button', { name: `Close ${before} time logs…` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('row')).toHaveCount(11);
    await expect(dialog.getByRole('button', { name: /^Close \d+ logs?$/ })).toBeInViewport({
      ratio: 1,
    });
    await dialog.getByRole('radio', { name: 'At a time of day' }).check();
    await dialog.getByLabel('Time of day', { exact: true }).fill('18:00');
    await expect(dialog.getByText('06:00 PM').first()).toBeVisible();
    const close = dialog.getByRole('button', { name: /^Close \d+ logs?$/ });
    const count = Number(/\d+/.exec((await close.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(1);
    await dialog.getByLabel('Reason').fill('Forgot to punch out');
    await expectAccessible(page, 'closing time logs');
    await keepToastsOpen(page);
    await close.click();
    await expect(page.getByText('Time logs closed')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Showing 1–10 of ${before}`)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Change undone')).toBeVisible();
    await expect(page.getByText(`Showing 1–10 of ${before}`)).toBeVisible();
  });
});
