import type { Page } from '@playwright/test';
import { holdScripts } from '../support/hold-scripts.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { expect, signIn, startSignedIn, test } from '../support/test.ts';

// What a page reads first is asked for before any script has arrived (decision 087).

/** Collects the reads of a path of the API. */
function watchReads(page: Page, path: string): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === `/api/v1${path}`) urls.push(search);
  });
  return urls;
}

for (const { path, title, call, query } of [
  {
    path: '/employees',
    title: 'All Employees',
    call: '/admin/employee',
    query: '?page=0&isActive=true',
  },
  { path: '/time/logs', title: 'Time Logs', call: '/admin/time-logs', query: '?page=0' },
]) {
  test(`${path} asks for its rows once, before any script has arrived`, async ({ page }) => {
    await startSignedIn(page, 'own');
    // After the first page a cookie tells the host who is signed in.
    await page.goto('/leave');
    await expect(pageTitle(page, 'Leave Management')).toBeVisible();
    const reads = watchReads(page, call);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => reads).toEqual([query]);
    release();
    await expect(pageTitle(page, title)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(reads).toEqual([query]);
  });
}

test('who is signed out asks for nothing, whatever the cookie says', async ({ page }) => {
  await signIn(page, 'own');
  await page.evaluate(() => localStorage.clear());
  const reads = watchReads(page, '/admin/employee');
  const response = await page.goto('/employees');
  expect(await response?.text()).toContain('data-first-call="/api/v1/admin/employee?');
  await expect(pageTitle(page, 'Welcome Back')).toBeVisible();
  expect(reads).toEqual([]);
});
