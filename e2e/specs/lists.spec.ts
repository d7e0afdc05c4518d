import { filterByStatus } from '../support/pages/employees.ts';
import { openPage } from '../support/pages/layout.ts';
import { expect, openDashboard, test } from '../support/test.ts';

const EMPLOYEE_COLUMNS = ['Employee ID', 'Name', 'Designation', 'Contact', 'Status'];
const TIME_COLUMNS = [
  'Employee',
  'Date',
  'Punch In',
  'Punch Out',
  'Total Hours',
  'Break Duration',
  'Status',
];
const LEAVE_COLUMNS = [
  'Employee',
  'Type',
  'Start Date',
  'End Date',
  'Duration',
  'Applied On',
  'Status',
];

for (const backend of ['own', 'base', 'base401'] as const) {
  // The two kinds of base backend differ only in responses to calls that these tests do not make.
  const rest = backend === 'own' ? '' : ' @all';
  test.describe(`lists on ${backend}${backend === 'base401' ? ' @all' : ''}`, () => {
    test.use({ backend });

    test.beforeEach(({ page }) => openDashboard(page, backend));

    /** No page shows raw values, whatever the backend sends (design §8). */
    test.afterEach(async ({ page }) => {
      await expect(page.getByRole('main')).not.toContainText(
        /\b(null|undefined|NaN|Invalid Date)\b/,
      );
    });

    test('employees: columns, ids with their prefix, footer, pager in the URL (spec §2, spec §9)', async ({
      page,
    }) => {
      await openPage(page, 'All Employees');
      for (const name of EMPLOYEE_COLUMNS) {
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
      }
      await expect(page.getByText(/^EMP-\d+$/).first()).toBeVisible();
      await expect(page.getByText(/^Showing 1–10 of \d+$/)).toBeVisible();
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(page.getByText(/^Showing 11–\d+ of \d+$/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^Showing 11–\d+ of \d+$/)).toBeVisible();
    });

    test(`employees: the filter Inactive starts at the first page (spec §4)${rest}`, async ({
      page,
    }) => {
      await page.goto('/employees?page=2');
      await expect(page.getByText(/^Showing 11–/)).toBeVisible();
      await filterByStatus(page, 'Inactive');
      await expect(page.getByText(/^Showing 1–/)).toBeVisible();
      await expect(page.getByRole('switch', { checked: false }).first()).toBeVisible();
      await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
    });

    test(`a page number beyond the end leads to the last page${rest}`, async ({ page }) => {
      await page.goto('/employees?page=999');
      await expect(page.getByRole('button', { name: 'Last page' })).toBeDisabled();
      await expect(page.getByText(/^Showing \d+–(\d+) of \1$/)).toBeVisible();
    });

    test(`time logs: columns and formats (spec §2, spec §9)${rest}`, async ({ page }) => {
      await openPage(page, 'Time Logs');
      for (const name of TIME_COLUMNS) {
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
      }
      const row = page.getByRole('row').nth(1);
      await expect(row).toContainText(/[A-Z][a-z]{2} \d{2}, \d{4}/);
      await expect(row).toContainText(/\d{2}:\d{2} [AP]M/);
      await expect(page.getByText(/^Showing 1–10 of \d+$/)).toBeVisible();
    });

    test(`leaves: counters, columns, and on a base backend decisions that only show an alert (spec §2)${rest}`, async ({
      page,
    }) => {
      await openPage(page, 'Leave Management');
      for (const name of LEAVE_COLUMNS) {
        await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
      }
      for (const name of ['Pending', 'Approved', 'Rejected']) {
        await expect(page.getByRole('region', { name, exact: true })).toContainText(/\d+/);
      }
      await expect(page.getByText(/^\d+ days?$/).first()).toBeVisible();
      // leave.spec.ts tests decisions on our server.
      if (backend === 'own') return;
      const writes: string[] = [];
      page.on('request', (request) => {
        const isWrite = !['GET', 'OPTIONS'].includes(request.method());
        // The shell reports to its host which releases ran, once the page has its data.
        const isReport = request.url().endsWith('/releases/outcomes');
        if (isWrite && !isReport) writes.push(request.url());
      });
      for (const action of ['Approve', 'Reject']) {
        const dialog = page.waitForEvent('dialog');
        const click = page.getByRole('button', { name: action }).first().click();
        await (await dialog).accept();
        await click;
      }
      expect(writes).toEqual([]);
    });

    test(`a list that cannot be loaded shows the reason and can be retried${rest}`, async ({
      page,
      consoleMessages,
    }) => {
      consoleMessages.expectOnly(/status of 422/);
      const refuse = { status: 422, headers: { 'access-control-allow-origin': '*' }, body: '{}' };
      let isBroken = true;
      await page.route(/\/(admin\/employee|leaves)(\?|$)/, (route) =>
        isBroken && route.request().method() === 'GET' ? route.fulfill(refuse) : route.fallback(),
      );
      await page.goto('/employees');
      await expect(page.getByRole('alert')).toContainText('Error: Failed to fetch employees');
      await page.goto('/leave');
      await expect(page.getByRole('alert')).toContainText('Failed to fetch leaves');
      isBroken = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('columnheader', { name: 'Applied On' })).toBeVisible();
    });
  });
}
