import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whether all finite animations have ended, since a text that is fading in has too little contrast. */
const haveAnimationsEnded = () =>
  document
    .getAnimations()
    .every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        !(timeline instanceof DocumentTimeline) ||
        effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    );

/**
 * Expects that everything on the screen, including dialogs and popovers, meets WCAG 2.2 AA, and that the page does not
 * scroll horizontally. A failure does not end the test, so that one run finds all of them.
 *
 * @param what - The name of the page or dialog for the message.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await expect.poll(() => page.evaluate(haveAnimationsEnded)).toBe(true);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${what}: ${id} ${nodes.map(({ target }) => target).join(', ')}`,
  );
  expect.soft(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${what} scrolls horizontally`).toBeLessThanOrEqual(0);
}
