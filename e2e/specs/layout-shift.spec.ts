import type { Page } from '@playwright/test';
import { PATIENCE } from '@rollcall/tools/process';
import { administratorAt } from '../support/earlier-commit.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { expect, startSignedIn, test } from '../support/test.ts';

/** Pages with a list, and its name. */
const LISTS = [
  { path: '/employees', title: 'All Employees' },
  { path: '/time/logs', title: 'Time Logs' },
  { path: '/time/today', title: "Today's Attendance" },
  { path: '/time/corrections', title: 'Corrections' },
  { path: '/time/overtime', title: 'Overtime to decide' },
  { path: '/time/closing', title: 'Closed periods' },
  { path: '/leave', title: 'Leave Management' },
  { path: '/leave/breaks', title: 'Break Management' },
  { path: '/my/leave', title: 'My Leave' },
  { path: '/settings/mfe-employees/departments', title: 'All departments' },
] as const;

/** Pages whose parts arrive one after the other, and their titles. */
const PAGES = [
  { path: '/', title: 'Dashboard' },
  { path: '/time/today?view=board', title: "Today's Attendance" },
  { path: '/my/time', title: 'My Time' },
  { path: '/my/profile', title: 'Profile' },
  { path: '/settings/mfe-time/company', title: 'Settings' },
  { path: '/settings/mfe-time/assignments', title: 'Settings' },
] as const;

/** The largest sum of layout shifts of a page (design §13). */
const LIMIT = 0.01;

for (const width of [390, 1360]) {
  const onlyInAll = width === 390 ? '' : ' @all';
  test(`rows that arrive late move nothing at ${width} px${onlyInAll}`, async ({
    page,
    running,
  }) => {
    test.slow();
    await untilCalculated(running.url);
    await page.setViewportSize({ width, height: 900 });
    await startSignedIn(page, 'own');
    const calls = await holdableCalls(page);
    for (const { path, title } of LISTS) {
      calls.hold();
      await page.goto(path);
      const list = page.getByRole('region', { name: title, exact: true });
      await expect(list).toHaveAttribute('aria-busy', 'true');
      calls.release();
      await expect(list).toHaveAttribute('aria-busy', 'false');
      expect.soft(await layoutShift(page), path).toEqual([]);
    }
    for (const { path, title } of PAGES) {
      calls.hold();
      await page.goto(path);
      await expect(pageTitle(page, title)).toBeVisible();
      calls.release();
      expect.soft(await layoutShift(page), path).toEqual([]);
    }
  });
}

test('the font moves nothing, however late it arrives (decision 092)', async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  // The event `load` waits for the font.
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  const statusOfFont = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family === 'Geist').map(({ status }) => status),
    );
  await expect.poll(statusOfFont).toContain('loading');
  gate.resolve();
  await expect.poll(statusOfFont).toContain('loaded');
  expect(await layoutShift(page)).toEqual([]);
});

/** Waits for the figures of the demo data: until then the page Overtime says above its list that they are incomplete. */
async function untilCalculated(url: string) {
  const { call } = await administratorAt(url);
  const isCalculating = async () => (await call('GET', '/admin/overtime')).isCalculating;
  await expect.poll(isCalculating, { timeout: PATIENCE.testMs }).not.toBe(true);
}

/** Holds the page's calls back between `hold` and `release`. */
async function holdableCalls(page: Page) {
  let gate = Promise.withResolvers<void>();
  await page.route('**/api/v1/**', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return {
    hold() {
      gate = Promise.withResolvers();
    },
    release: () => gate.resolve(),
  };
}

/** What moved since the page was opened, as the browser reports it: nothing if the sum is within the limit. */
async function layoutShift(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(async () => {
    const found: { value: number; moved: string }[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Element | null }[];
        };
        const moved = sources.map(
          ({ node }) => `${node?.nodeName}.${node?.className} ${node?.textContent?.slice(0, 30)}`,
        );
        found.push({ value, moved: moved.join(', ') });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // The entries of earlier frames are delivered after the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return found;
  });
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum <= LIMIT ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`);
}
