import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, signIn, test } from '../support/test.ts';

/** Lists with row actions in the last column; `button` exists in every row. */
const LISTS = [
  { path: '/employees', title: 'All Employees', button: 'Edit Employee' },
  { path: '/leave', title: 'Leave Management', button: /Details|Approve/ },
];

for (const backend of ['own', 'base'] as const) {
  test.describe(`narrow lists on ${backend}${backend === 'own' ? '' : ' @all'}`, () => {
    test.use({ backend });

    test('row actions are visible in a narrow window and on a phone (design §13)', async ({
      page,
    }) => {
      await signIn(page, backend);
      for (const { path, title, button } of LISTS) {
        await page.setViewportSize({ width: 640, height: 900 });
        await page.goto(path);
        const list = page.getByRole('region', { name: title });
        const first = list.getByRole('row').nth(1);
        await expect(first.getByRole('button', { name: button }).last()).toBeInViewport({
          ratio: 1,
        });
        await expect.poll(() => hiddenWidth(list)).toBeGreaterThan(0);
        const snapshot = await first.ariaSnapshot();

        await page.setViewportSize({ width: 390, height: 844 });
        await expect.poll(() => hiddenWidth(list)).toBe(0);
        // A card shows the column titles, but screen readers get the same row as before.
        expect(await first.ariaSnapshot()).toBe(snapshot);
        for (const cell of await first.getByRole('cell').all()) {
          const { left, right } = await cell.evaluate((element) => element.getBoundingClientRect());
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(390);
        }
        await expectAccessible(page, `${path} as cards`);
      }
      await page.getByRole('columnheader', { name: 'Start Date' }).click();
      await expect(page).toHaveURL(/sort=startDate/);
    });
  });
}

/** Width in pixels of the hidden part of a list. */
function hiddenWidth(list: Locator): Promise<number> {
  return list.evaluate((element) => element.scrollWidth - element.clientWidth);
}
