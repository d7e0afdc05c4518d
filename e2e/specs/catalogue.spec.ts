import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { releaseProbe } from '../support/probe.ts';
import { expect, test } from '../support/test.ts';

/** What the buttons of `/probe/overlays` open. */
const OVERLAYS = [
  'Dialog that asks',
  'Dialog with a form',
  'Dialog with a reason',
  'Drawer with a form',
  'Drawer at the left',
];

const WIDTHS = [1360, 390];

/** Opens what the button opens, checks it, and closes it with Escape. */
async function expectOverlayAccessible(page: Page, title: string, width: number) {
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, `${title} at ${width} px`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the parts of shared/ui are accessible in all their states, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await releaseProbe(page);
    await page.goto('/probe/catalogue');
    // The placeholder has the same title.
    await expect(page.getByRole('region', { name: 'Brand' })).toBeVisible();
    const refused = page.getByRole('form', { name: 'Form, refused' });
    await expect(refused.getByRole('alert')).toHaveText(/^Please check these fields: Name/);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `catalogue at ${width} px`);
    }
  });

  test(`dialogs and drawers of shared/ui are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await releaseProbe(page);
    await page.goto('/probe/overlays');
    const reject = page.getByRole('button', { name: 'Reject' });
    await expect(reject).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const title of OVERLAYS) await expectOverlayAccessible(page, title, width);
    }
    await reject.click();
    await expect(page.getByRole('form', { name: 'Reject' })).toBeVisible();
    await expectAccessible(page, 'Popover with a reason');
  });
}
