import type { Page } from '@playwright/test';

/** Holds back every script of the console until it is released, as a slow link does. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(shell|modules)\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
