import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/call.ts';
import { daysFromToday, shownDate } from '../support/dates.ts';
import { decision } from '../support/pages/decisions.ts';
import { keepToastsOpen, navigationLink, openPage } from '../support/pages/layout.ts';
import { leaveRequestDialog, leavesBetween } from '../support/pages/leave.ts';
import { expect, openDashboard, test } from '../support/test.ts';

test.describe('leave on our server', () => {
  test.beforeEach(({ page }) => openDashboard(page, 'own'));

  test('a leave is requested for an employee, approved, undone, and rejected with a reason', async ({
    page,
  }) => {
    await openPage(page, 'Leave Management');
    const request = leaveRequestDialog(page);
    const { dialog } = request;
    await request.open.click();
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "Request leave for an employee":
        - heading "Request leave for an employee" [level=2]
        - combobox "Employee"
        - combobox "Type"
        - textbox "Start Date"
        - textbox "End Date"
        - textbox "Reason (optional)"
        - button "Cancel"
        - button "Request leave"
    `);
    await request.employee.fill('an');
    await page.locator('.ant-select-item-option[title]').first().click();
    const start = daysFromToday(300);
    await request.startDate.fill(start);
    await request.endDate.fill(daysFromToday(303));
    await expect(dialog.getByText('4 days')).toBeVisible();
    await expect(dialog.getByText('No conflicts on these days.')).toBeVisible();
    await expectAccessible(page, 'leave request dialog');
    await request.submit.click();
    await expect(dialog).toBeHidden();

    await page.goto(leavesBetween(start, start));
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText(shownDate(start));
    await expect(row).toContainText('4 days');
    const otherTab = await page.context().newPage();
    await otherTab.goto(leavesBetween(start, start));
    const rowInOtherTab = otherTab.getByRole('row').nth(1);
    await expect(rowInOtherTab.getByText('Pending')).toBeVisible();
    const { approve, reject } = decision(row);
    await approve.click();
    // At once: the server takes an undo without a reason for ten seconds only.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row.getByText('Pending')).toBeVisible();
    await keepToastsOpen(page);
    const decided = page.waitForResponse('**/leaves/*/decision');
    await approve.click();
    await expect(row.getByText('Approved')).toBeVisible();
    // The other tab follows without a reload.
    await expect(rowInOtherTab.getByText('Approved')).toBeVisible();
    await otherTab.close();
    await expect(page.getByRole('region', { name: 'Approved', exact: true })).toContainText('1');
    await expectAccessible(page, 'after the approval');
    const { pathname } = new URL((await decided).url());
    await callAs(page, 'DELETE', pathname.replace('/api/v1', ''), { reason: 'Too early' });
    await page.reload();
    await expect(row.getByText('Pending')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(reject).toBeInViewport({ ratio: 1 });
    await reject.click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Release week');
    await expectAccessible(page, 'reject popover');
    const popover = page.getByRole('tooltip');
    await expect(popover).toMatchAriaSnapshot(`
      - tooltip "Reject":
        - form "Reject":
          - textbox "Reason for the rejection": Release week
          - button "Cancel"
          - button "Reject"
    `);
    const { x = 0, width = 0 } = (await popover.boundingBox()) ?? {};
    expect(x + width, 'the popover is inside the window').toBeLessThanOrEqual(1280 - 8);
    await popover.getByRole('button', { name: 'Reject' }).click();
    await expect(row.getByText('Rejected')).toBeVisible();
    await page.getByRole('link', { name: /^Pending/ }).click();
    await expect(page.getByText('No leave matches these filters.')).toBeVisible();
  });

  test('the month calendar, its secret link, the breaks and own leaves @all', async ({ page }) => {
    await page.goto('/leave');
    await page.getByRole('button', { name: 'Calendar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Who is away' })).toBeVisible();
    await expect(page).toHaveURL(/calendar=\d{4}-\d{2}/);
    await page.getByRole('button', { name: 'Calendar link' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    const url = page.getByLabel('Calendar URL');
    await expect(url).toHaveValue(/^http.*\/leaves\/calendar-link\/.*\.ics$/);
    await expectAccessible(page, 'the secret link');
    const link = await url.inputValue();
    expect(await (await page.request.get(link)).text()).toContain('BEGIN:VCALENDAR');
    await page.getByRole('button', { name: 'Revoke my link' }).click();
    await expect(page.getByText('Calendar link revoked')).toBeVisible();
    expect((await page.request.get(link)).status()).toBe(404);

    await page.goto('/leave/breaks');
    await expect(page.getByText(/^Showing 1–10 of \d+$/)).toBeVisible();
    await expectAccessible(page, 'break management');
    await page.goto('/my/leave');
    await page.getByRole('button', { name: 'Request leave' }).click();
    await expect(page.getByRole('dialog', { name: 'Request leave' })).toBeVisible();
    await expectAccessible(page, 'request of a leave');
  });
});

test.describe('leave on a base backend', () => {
  test.use({ backend: 'base' });
  test.beforeEach(({ page }) => openDashboard(page, 'base'));

  test('breaks have their cards and columns, and features of our own server are hidden @all', async ({
    page,
  }) => {
    await openPage(page, 'Break Management');
    for (const name of ['Total Breaks Today', 'Currently on Break', 'Avg Break Duration']) {
      await expect(page.getByRole('region', { name })).toContainText(/\d+|-/);
    }
    for (const name of ['Employee', 'Date', 'Start Time', 'End Time', 'Duration', 'Reason']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expectAccessible(page, 'breaks on base');
    await openPage(page, 'Leave Management');
    await expect(page.getByText(/^Showing/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calendar' })).toBeHidden();
    await expect(navigationLink(page, 'My Leave')).toBeHidden();
    await page.getByRole('link', { name: /^Pending/ }).click();
    await expect(page).toHaveURL(/status=Pending/);
    await expectAccessible(page, 'leaves on base');
  });
});
