import { expectAccessible } from '../support/accessible.ts';
import { releaseProbe } from '../support/probe.ts';
import { expect, test } from '../support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the parts of shared/ui are accessible in all their states, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await releaseProbe(page);
    await page.goto('/probe/catalogue');
    // The placeholder has the same title.
    await expect(page.getByRole('region', { name: 'Brand' })).toBeVisible();
    for (const width of [1360, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `catalogue at ${width} px`);
    }
  });
}
