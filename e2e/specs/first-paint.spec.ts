import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { ADMINISTRATORS, expect, signIn, startSignedIn, test } from '../support/test.ts';

// What a page's first bytes draw, before any script has arrived (decision 086).

const firstPaint = (page: Page): Locator => page.locator('#first-paint');

/** The sum of the browser's own layout shift entries. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return entries.reduce((sum, { value }) => sum + value, 0);
  });

for (const width of [1360, 390]) {
  test(`at ${width} px frame, title and placeholder are there first; the console takes over without a jump`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await startSignedIn(page, 'own');
    const release = await holdScripts(page);
    await page.goto('/time/logs', { waitUntil: 'commit' });
    const title = firstPaint(page).locator('h1');
    await expect(title).toHaveText('Time Logs');
    const before = await title.boundingBox();
    if (width > 900) {
      await expect(firstPaint(page).locator('.active')).toHaveText('Time Logs');
      await expect(firstPaint(page).getByText('My Leave')).toBeVisible();
    }
    release();
    await expect(pageTitle(page, 'Time Logs')).toBeVisible();
    await expect(firstPaint(page)).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const after = await pageTitle(page, 'Time Logs').boundingBox();
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(6);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
}

test('the chosen mode applies to the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await startSignedIn(page, 'own');
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  const background = () =>
    firstPaint(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(firstPaint(page).locator('h1')).toHaveText('Dashboard');
  expect(await background()).toBe('rgb(17, 21, 27)');
  release();
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
});

test('who is signed out never sees the frame, whatever the cookie says', async ({ page }) => {
  await signIn(page, 'own');
  await page.evaluate(() => localStorage.clear());
  const release = await holdScripts(page);
  await page.goto('/employees', { waitUntil: 'commit' });
  await expect(firstPaint(page)).toHaveCount(1);
  await expect(firstPaint(page)).toBeHidden();
  release();
  await expect(pageTitle(page, 'Welcome Back')).toBeVisible();
});

test('who types into the sign-in page as early as it is visible loses nothing', async ({
  page,
}) => {
  const { email, password } = ADMINISTRATORS.own;
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill(email);
  const early = page.getByLabel('Password', { exact: true });
  await early.fill(password.slice(0, 8));
  const before = await page.getByRole('heading', { name: 'Welcome Back' }).boundingBox();
  release();
  await expect(firstPaint(page)).toHaveCount(0);
  expect(await page.getByRole('heading', { name: 'Welcome Back' }).boundingBox()).toEqual(before);
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  // Focus and caret stay, so that the rest can be typed.
  await page.keyboard.type(password.slice(8));
  await expect(early).toHaveValue(password);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  await page.keyboard.press('Enter');
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
});

test('whatever has the focus on the sign-in page keeps it when the console takes over', async ({
  page,
}) => {
  const controls = ['Email Address', 'Password', 'Show characters', 'Forgot Password?', 'Sign in'];
  for (const [index, name] of controls.entries()) {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const named = page.getByRole('button', { name }).or(page.getByRole('link', { name }));
    const control = page.locator(':focus').and(page.getByLabel(name).or(named));
    await page.getByLabel('Email Address').focus();
    for (let presses = 0; presses < index; presses += 1) await page.keyboard.press('Tab');
    await expect(firstPaint(page).locator(control)).toHaveCount(1);
    release();
    await expect(firstPaint(page)).toHaveCount(0);
    await expect(page.locator('#root').locator(control)).toHaveCount(1);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('an early press of Sign in signs in once the console can', async ({ page }) => {
  const { email, password } = ADMINISTRATORS.own;
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  release();
  await expect(pageTitle(page, 'Dashboard')).toBeVisible();
});
