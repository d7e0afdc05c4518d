import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

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
  const found = await findViolations(page);
  expect.soft(found.map((violation) => `${what}: ${violation}`)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect.soft(overflow, `${what} scrolls horizontally`).toBeLessThanOrEqual(0);
}

/**
 * Runs axe in the page itself. The builder of `@axe-core/playwright` gives the same violations ten times slower, since
 * it joins the results of frames, and the console has none.
 */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(', ')}`,
    );
  }, RULES);
}
