import type { Page } from '@playwright/test';
import { pageTitle } from '../support/pages/layout.ts';
import { submitSignIn } from '../support/pages/sign-in.ts';
import { buildProbe, releaseProbe } from '../support/probe.ts';
import { ADMINISTRATORS, expect, openDashboard, test } from '../support/test.ts';

// Names of the router that need its data router are loaded with the first module that uses one (decision 084).

let release: Awaited<ReturnType<typeof buildProbe>>;

// All tests share one build.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  release = await buildProbe();
});

const link = (page: Page, name: string) => page.getByRole('link', { name });

/** The page blocks a navigation until the user agrees. */
async function expectToAsk(page: Page) {
  await expect(pageTitle(page, 'Asking Probe')).toBeVisible();
  await expect(page.getByText('Navigation: idle')).toBeVisible();
  await link(page, 'All Employees').click();
  await page.getByRole('button', { name: 'Leave the page' }).click();
  await expect(pageTitle(page, 'All Employees')).toBeVisible();
  await page.goBack();
  await expect(pageTitle(page, 'Asking Probe')).toBeVisible();
}

test('a sign-in leads to a page that uses one, without a reload', async ({ page }) => {
  await releaseProbe(page, release);
  await page.goto('/probe/asking');
  await expect(pageTitle(page, 'Welcome Back')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await submitSignIn(page, ADMINISTRATORS.own);
  await expectToAsk(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the page around it keeps its state when the router changes', async ({ page }) => {
  await releaseProbe(page, release);
  await openDashboard(page, 'own');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.evaluate((element) => Object.assign(element, { isSameElement: true }));
  await link(page, 'Asking Probe').click();
  await expectToAsk(page);
  expect(await navigation.evaluate((element) => 'isSameElement' in element)).toBe(true);
});
