import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every motion that ends has ended: half faded in, a text has half its contrast. What follows a scroll bar moves with it alone. */
const isAtRest = () =>
  document
    .getAnimations()
    .every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        !(timeline instanceof DocumentTimeline) ||
        effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    );

/**
 * What stands on the screen now, dialogs and popovers included, breaks no rule of WCAG 2.2 AA, and nothing scrolls
 * the page sideways. A failure does not end the test, so that one run finds them all.
 *
 * @param what - Names the page or dialog in the message.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target).join(', ')}`,
  );
  expect.soft(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}
