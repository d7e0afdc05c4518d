import type { Page } from '@playwright/test';
import { expect, startSignedIn, test } from '../support/test.ts';

/** The longest first and last name that the server accepts. */
const NAME = `W${'w'.repeat(99)} M${'m'.repeat(99)}`;
const HEBREW = 'יוסף כהן';

/** Pages that list people, and how high a row is at most in a wide window. */
const PAGES = [
  { path: '/time/logs', row: 110 },
  { path: '/time/today?view=board', row: 110 },
  { path: '/time/month', row: 80 },
  { path: '/time/roster', row: 130 },
  { path: '/time/corrections', row: 130 },
  { path: '/leave', row: 120 },
  { path: '/leave/breaks', row: 110 },
] as const;

for (const width of [1360, 680, 390]) {
  test(`a name of 200 letters breaks, and is cut with its title, at ${width} px @all`, async ({
    page,
  }) => {
    test.slow();
    await nameEveryone(page, NAME);
    await page.setViewportSize({ width, height: 900 });
    await startSignedIn(page, 'own');
    for (const { path, row } of PAGES) {
      await page.goto(path);
      await expect(page.locator(`.person-name[title="${NAME}"]`).first(), path).toBeVisible();
      await expect.poll(() => wide(page), path).toEqual([]);
      if (width === 1360) expect.soft(await highestRow(page), path).toBeLessThanOrEqual(row);
    }
    await page.goto('/');
    await expect(page.locator(`strong[title="${NAME}"]`).first()).toBeVisible();
    await expect.poll(() => wide(page), 'dashboard').toEqual([]);
  });
}

test('a name from right to left starts where the others start, and stays apart @all', async ({
  page,
}) => {
  await nameEveryone(page, HEBREW);
  await startSignedIn(page, 'own');
  await page.goto('/time/month');
  const name = page.locator('.person-name').first();
  await expect(name).toHaveText(HEBREW);
  const style = await name.evaluate((element) => {
    const { direction, textAlign, unicodeBidi } = getComputedStyle(element);
    return { direction, textAlign, unicodeBidi };
  });
  expect(style).toEqual({ direction: 'rtl', textAlign: 'left', unicodeBidi: 'isolate' });
});

/** Gives every employee of a list the same name. */
const nameEveryone = (page: Page, name: string) =>
  page.route(/\/api\/.*(admin|leaves|breaks)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(/"employeeName":"[^"]*"/g, `"employeeName":"${name}"`),
    });
  });

/** What is wider than its room, and so sideways or over its neighbour. */
const wide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, td, tbody th, li, .person')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`),
  );

const highestRow = (page: Page) =>
  page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('tbody tr')].map((row) => row.clientHeight)),
  );
