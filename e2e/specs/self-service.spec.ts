import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { findEmployee } from '../support/employees.ts';
import { navigationLink, openPage, openProfileMenu, pageTitle } from '../support/pages/layout.ts';
import { submitSignIn } from '../support/pages/sign-in.ts';
import { ADMINISTRATORS, expect, openDashboard, test } from '../support/test.ts';

async function signInAs(page: Page, account: { email: string; password: string }) {
  await page.goto('/login');
  await submitSignIn(page, account);
  await expect(pageTitle(page, 'My Time')).toBeVisible();
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('an employee signs in at home; the logo and / keep the session, an administrators’ page ends it', async ({
  page,
}, info) => {
  const account = await findEmployee(page.request, 0, info);
  await signInAs(page, account);
  await expect(page).toHaveURL(/\/my\/time$/);
  await openPage(page, 'Leave', 'My Leave');
  await expect(navigationLink(page, 'Leave')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "My Leave" [level=1]
      - button "Request leave"
      - region "My Leave"
      - status: /./
  `);
  await page.getByRole('link', { name: 'Rollcall' }).click();
  await expect(pageTitle(page, 'My Time')).toBeVisible();
  await page.goto('/');
  await expect(pageTitle(page, 'My Time')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.goto('/employees');
  await expect(pageTitle(page, 'Access Denied')).toBeVisible();
  expect(await tokenOf(page)).toBeNull();
  await expectAccessible(page, 'access denied');
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await submitSignIn(page, account);
  await expect(pageTitle(page, 'My Time')).toBeVisible();

  // A sign-in that a page of administrators asked for must not end at Access Denied.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/employees');
  await submitSignIn(page, account);
  await expect(pageTitle(page, 'My Time')).toBeVisible();
});

test('an approved correction is a notification that leads to its day, also while the page is open', async ({
  page,
}, info) => {
  const account = await findEmployee(page.request, 3, info);
  await signInAs(page, account);
  const api = (token: string | null) => ({
    headers: { authorization: `Bearer ${token}` },
  });
  const own = api(await tokenOf(page));
  const { data: logs, today } = await (await page.request.get('/api/v1/me/time-logs', own)).json();
  const log = logs.find(
    (each: { state: string; workDate: string }) => each.state === 'closed' && each.workDate < today,
  );
  const later = log.punchOut.endsWith(':59:00') ? ':58:00' : ':59:00';
  const punchOut = log.punchOut.slice(0, -6) + later;
  const rows = [{ timeLogId: log.id, punchIn: log.punchIn, punchOut }];
  const requested = await page.request.post('/api/v1/corrections', {
    ...own,
    data: { rows, reason: 'Stayed longer' },
  });
  expect(requested.status()).toBe(200);
  const [{ id }] = (await requested.json()).data;
  const signedIn = await page.request.post('/api/v1/auth/login', { data: ADMINISTRATORS.own });
  const decided = await page.request.put(`/api/v1/admin/corrections/${id}/decision`, {
    ...api((await signedIn.json()).data.token),
    data: { status: 'Approved' },
  });
  expect(decided.status()).toBe(200);

  const bell = page.getByRole('button', { name: 'Notifications' });
  const approval = page.getByRole('link', {
    name: /^Unread: Your correction of .* has been approved/,
  });
  // It comes once the decision can no longer be undone; the list is refetched each time it is opened.
  await expect(async () => {
    if ((await bell.getAttribute('aria-expanded')) === 'true') await bell.click();
    await bell.click();
    await expect(approval).toBeVisible({ timeout: 1000 });
  }).toPass();
  await approval.click();
  await expect(page).toHaveURL(new RegExp(`/my/time\\?day=${log.workDate}$`));
  const day = page.getByRole('heading', { name: /^\w{3}, \w{3} \d{2}, \d{4}$/ });
  await expect(day).toBeFocused();
  await expect(page.getByText('Figures of the day')).toBeVisible();
  await expectAccessible(page, 'a day of My Time');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the navigation of employees is a bar at the bottom that hides no content', async ({
    page,
  }, info) => {
    await signInAs(page, await findEmployee(page.request, 1, info));
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Time', 'Leave', 'Profile']);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThan(844 - 80);
    }
    await openPage(page, 'Profile');
    await page.getByLabel('Phone', { exact: true }).waitFor();
    await expectAccessible(page, 'profile on a phone');
    // The last control can be scrolled above the bar, and a focused one is never behind it.
    const bar = 844 - 56;
    for (const control of [
      page.getByRole('button', { name: 'Change password' }),
      page.getByRole('button', { name: 'Save changes' }),
    ]) {
      await control.focus();
      const box = await control.boundingBox();
      expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThanOrEqual(bar);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('region').last().boundingBox();
    expect((last?.y ?? 844) + (last?.height ?? 0)).toBeLessThanOrEqual(bar);
  });
});

test('an employee changes profile, photo and password, and ends another session', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const account = await findEmployee(page.request, 2, info);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await signInAs(other, account);
  await signInAs(page, account);
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(pageTitle(page, 'Profile')).toBeVisible();

  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('+13125550177');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.getByLabel('Profile Photo').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.getByRole('region', { name: 'Password' }).screenshot(),
  });
  const record = page.getByRole('region', { name: 'Your record' });
  await expect(record.locator('img')).toBeVisible();
  await page.reload();
  await expect(phone).toHaveValue('+13125550177');
  await expect(record.locator('img')).toBeVisible();

  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText(/^(Headless)?Chrome on /).first()).toBeVisible();
  await sessions.getByRole('button', { name: 'End session' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'End session' });
  await expectAccessible(page, 'end session');
  await dialog.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Session ended')).toBeVisible();

  await page.getByLabel('Current Password').fill(account.password);
  await page.getByLabel('New Password').fill('another password');
  await page.getByLabel('Confirm Password').fill('another password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Password changed\./)).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.goto('/my/leave');
  await expect(pageTitle(page, 'My Leave')).toBeVisible();
  await other.goto('/my/time');
  await expect(pageTitle(other, 'Welcome Back')).toBeVisible();
  await submitSignIn(other, { ...account, password: 'another password' });
  await expect(pageTitle(other, 'My Time')).toBeVisible();
  await context.close();
});

test('an administrator keeps the sidebar on their own pages', async ({ page }) => {
  await openDashboard(page, 'own');
  await openPage(page, 'My Time');
  await expect(navigationLink(page, 'Dashboard')).toBeVisible();
  await openProfileMenu(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(pageTitle(page, 'Settings')).toBeVisible();
  await expect(page.getByLabel('First day of the week')).toBeVisible();
  await expect(navigationLink(page, 'Dashboard')).toBeVisible();
});

test.describe('on a base backend', () => {
  test.use({ backend: 'base' });

  test('/ leads another role to Access Denied; Profile and Settings do nothing (spec §2)', async ({
    page,
  }) => {
    await openDashboard(page, 'base');
    for (const name of ['Profile', 'Settings']) {
      await openProfileMenu(page);
      await page.getByRole('menuitem', { name }).click();
      await expect(page.getByRole('menuitem', { name })).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
    }
    await page.goto('/my/profile');
    await expect(pageTitle(page, 'Page not found')).toBeVisible();
    await page.addInitScript(() => {
      const user = { id: 1, role: 'EMPLOYEE', email: 'a@b.c' };
      localStorage.setItem('user', JSON.stringify(user));
    });
    await page.goto('/');
    await expect(pageTitle(page, 'Access Denied')).toBeVisible();
    expect(await tokenOf(page)).toBeNull();
    await expect(page.getByRole('link')).toHaveText(['Go to sign in']);
  });
});
