import type { Page } from '@playwright/test';

/**
 * Moves the page's installed clock forward, in milliseconds, once the page has finished loading. A file that is still
 * loading would reach its time limit in the jump, and the page would report a failure that does not happen in reality.
 */
export async function moveClock(page: Page, ms: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(ms);
}
