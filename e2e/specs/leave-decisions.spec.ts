import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/call.ts';
import { daysFromToday } from '../support/dates.ts';
import { decision } from '../support/pages/decisions.ts';
import { keepToastsOpen, pageTitle } from '../support/pages/layout.ts';
import { leavesBetween } from '../support/pages/leave.ts';
import { submitSignIn } from '../support/pages/sign-in.ts';
import { expect, openDashboard, test } from '../support/test.ts';

const PASSWORD = 'rollcall-demo';

/** Undoes changes that affect other tests, even when a test fails. */
let restore: (() => Promise<unknown>) | undefined;

test.beforeEach(({ page }) => openDashboard(page, 'own'));
test.afterEach(async () => {
  await restore?.();
  restore = undefined;
});

test('two administrators decide the same leave: the second gets a message and sees the decision @all', async ({
  page,
  browser,
  baseURL,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/status of 409/);
  const [colleague, person] = await callAs(page, 'GET', '/admin/employee?page=2&isActive=true');
  const role = `/admin/employee/${colleague.id}/role`;
  const before = await callAs(page, 'GET', `/admin/employee/${colleague.id}`);
  await callAs(page, 'PUT', role, { role: 'ADMIN' });
  restore = () => callAs(page, 'PUT', role, { role: before.role });
  const days = { startDate: daysFromToday(320), endDate: daysFromToday(322) };
  const leaveRequest = { ...days, employeeId: person.id, type: 'Annual', reason: 'A wedding' };
  await callAs(page, 'POST', '/admin/leaves', leaveRequest);
  const list = leavesBetween(days.startDate, days.endDate);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const second = await context.newPage();
  await second.goto('/login');
  await submitSignIn(second, { email: colleague.email, password: PASSWORD });
  await expect(pageTitle(second, 'Dashboard')).toBeVisible();
  await second.goto(list);
  await page.goto(list);
  const row = page.getByRole('row').nth(1);
  const theirs = second.getByRole('row').nth(1);
  const { reject: theirReject } = decision(theirs);
  await expect(theirReject).toBeVisible();

  await row.getByRole('button', { name: /^Details/ }).click();
  await expect(page.getByText('A wedding')).toBeVisible();
  await expectAccessible(page, 'details of a leave');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keepToastsOpen(page);
  await decision(row).approve.click();
  await expect(row.getByText('Approved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectAccessible(page, 'toast with Undo');

  await theirReject.click();
  await second.getByLabel('Reason for the rejection').fill('Release week');
  await second.keyboard.press('Enter');
  await expect(second.getByText('This leave has already been approved.')).toBeVisible();
  await expectAccessible(second, 'toast of a conflict');
  await expect(theirs.getByText('Approved')).toBeVisible();
  await expect(theirReject).toHaveCount(0);
  await context.close();
});

test("one's own leave is decided by colleagues, even on a page that was loaded before there were any @all", async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/status of 403/);
  const days = { startDate: daysFromToday(340), endDate: daysFromToday(340) };
  await callAs(page, 'POST', '/leaves', { ...days, type: 'Annual' });
  await page.goto(leavesBetween(days.startDate, days.endDate));
  const row = page.getByRole('row').nth(1);
  const menu = row.getByRole('button', { name: /^More for/ });
  await expect(row.getByText('Your own request: another administrator must decide')).toBeVisible();
  await expect(menu).toHaveCount(0);
  // The list as it was when there were no colleagues.
  await page.route(/\/leaves\?/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const data = body.data.map((leave: object) => ({ ...leave, mayDecide: true }));
    await route.fulfill({ response, json: { ...body, data } });
  });
  await page.reload();
  await row.getByRole('button', { name: 'Decide your own' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decide your own leave' });
  await expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expectAccessible(page, 'reason of deciding for oneself');
  await dialog.getByLabel('Reason').fill('I am in a hurry');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('You cannot decide your own leave.')).toBeVisible();
  await expect(row.getByText('Pending')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
});
