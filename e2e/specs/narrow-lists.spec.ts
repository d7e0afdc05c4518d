import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, openDashboard, test } from '../support/test.ts';

/** Lists with row actions in the last column; `button` exists in every row. */
const LISTS = [
  { path: '/employees', title: 'All Employees', button: 'Edit Employee' },
  { path: '/leave', title: 'Leave Management', button: /Details|Approve/ },
];

for (const backend of ['own', 'base'] as const) {
  test.describe(`narrow lists on ${backend} @all`, () => {
    test.use({ backend });

    test('row actions are visible in a narrow window and on a phone (design §13)', async ({
      page,
    }) => {
      await openDashboard(page, backend);
      for (const { path, title, button } of LISTS) {
        await page.setViewportSize({ width: 640, height: 900 });
        await page.goto(path);
        const list = page.getByRole('region', { name: title });
        const first = list.getByRole('row').nth(1);
        await expect(first.getByRole('button', { name: button }).last()).toBeInViewport({
          ratio: 1,
        });
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
      await page.getByLabel('Sort by').selectOption('Start Date, ascending');
      await expect(page).toHaveURL(/sort=startDate/);
    });
  });
}

/** With the widest word in the demo's names. */
const LONG_NAME = 'Alexandra MacDonald';

test('on a tablet no list hides a column or breaks a word', async ({ page }) => {
  await openDashboard(page, 'own');
  for (const [path, title] of [
    ['/employees', 'All Employees'],
    ['/time/logs', 'Time Logs'],
    ['/time/today', "Today's Attendance"],
    ['/time/today?view=board', 'Board'],
    ['/time/corrections', 'Corrections'],
    ['/time/overtime', 'Overtime to decide'],
    ['/leave', 'Leave Management'],
    ['/leave/breaks', 'Break Management'],
  ] as const) {
    await page.goto(path);
    const list = page.getByRole('region', { name: title, exact: true });
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    await nameFirst(list, LONG_NAME);
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(() => hiddenWidth(list), `${path} at ${width} px`).toBeLessThanOrEqual(1);
      await expect.poll(() => wideCells(list), `${path} at ${width} px`).toEqual([]);
      await expect.poll(() => brokenWords(list), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a printed month has all days and totals, and no controls', async ({ page }) => {
  await openDashboard(page, 'own');
  await page.goto('/time/month');
  const grid = page.getByRole('grid', { name: 'Monthly Attendance' });
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  // A landscape A4 page at 96 dpi, without margins of 1 cm.
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => hiddenWidth(grid)).toBeLessThanOrEqual(1);
  for (const cell of await grid.getByRole('row').first().getByRole('columnheader').all()) {
    await expect(cell).toBeVisible();
    const { right } = await cell.evaluate((element) => element.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(1047);
  }
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible();
  for (const control of ['navigation', 'searchbox', 'combobox', 'switch'] as const) {
    await expect(page.getByRole(control).filter({ visible: true })).toHaveCount(0);
  }
});

/** Gives the first person of a list another name: which ones of the demo are first depends on the time of day. */
async function nameFirst(list: Locator, name: string): Promise<void> {
  const texts = list.locator('.person-name').first();
  await texts.evaluate((element, text) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const first = nodes.nextNode();
    if (first) first.textContent = text;
  }, name);
}

/** Width in pixels of the hidden part of a list. */
function hiddenWidth(list: Locator): Promise<number> {
  return list.evaluate((element) => element.scrollWidth - element.clientWidth);
}

/** Texts of the cells whose content is wider than their column, and so covers the next one. */
function wideCells(list: Locator): Promise<(string | null)[]> {
  return list.evaluate((element) =>
    [...element.querySelectorAll('th, td')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );
}

/** Words that the width of their column breaks into two lines. */
function brokenWords(list: Locator): Promise<string[]> {
  return list.evaluate((element) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      for (const { index, 0: word } of texts.currentNode.nodeValue?.matchAll(/[\p{L}\p{N}]+/gu) ??
        []) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) words.push(word);
      }
    }
    return words;
  });
}
