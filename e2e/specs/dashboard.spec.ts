import { expectAccessible } from '../support/accessible.ts';
import { moveClock } from '../support/clock.ts';
import { figureOf } from '../support/pages/layout.ts';
import { expect, openDashboard, startSignedIn, test } from '../support/test.ts';

const LABELS = [
  'Total Employees',
  'Total Admins',
  'Total Active Employees',
  'Total Inactive Employees',
  'Total Unverified Employees',
  'Total Verified Employees',
  'Total Leave Count',
  'Total Punch In Count',
  'Total Punch Out Mismatch',
];

for (const backend of ['own', 'base'] as const) {
  test.describe(`dashboard on ${backend}${backend === 'own' ? '' : ' @all'}`, () => {
    test.use({ backend });

    test('the two tables, the activity and the announcements are shown (spec §2)', async ({
      page,
    }) => {
      await openDashboard(page, backend);
      for (const title of ['Employees Info', 'Timelog Info']) {
        await expect(page.getByRole('table', { name: title })).toBeVisible();
      }
      for (const label of LABELS) {
        await expect(figureOf(page, label)).toHaveText(/^\d+$/);
      }
      const activity = page.getByRole('region', { name: 'Recent Activity' });
      if (backend === 'own') {
        await expect(activity.getByRole('listitem').first()).toBeVisible();
        await expect(page.getByRole('main')).toMatchAriaSnapshot(`
          - main:
            - heading "Dashboard" [level=1]
            - region "Employees Info":
              - heading "Employees Info" [level=2]
              - table "Employees Info":
                - rowgroup:
                  - row:
                    - rowheader "Total Employees"
                    - cell /\\d+/
            - region "Timelog Info"
            - region "Recent Activity"
            - region "Announcements"
        `);
      } else {
        await expect(activity).toContainText('will appear here soon');
      }
      await expect(page.getByText('Monthly Review', { exact: true })).toBeVisible();
      await expect(page.getByText('25th')).toBeVisible();
      await expect(page.getByText('Saturday, 2 AM to 5 AM')).toBeVisible();
    });

    test('a navigation group can be collapsed (spec §2)', async ({ page }) => {
      await openDashboard(page, backend);
      const group = page.getByRole('button', { name: 'Employees', exact: true });
      await expect(page.getByRole('link', { name: 'All Employees' })).toBeVisible();
      await group.click();
      await expect(page.getByRole('link', { name: 'All Employees' })).toBeHidden();
    });
  });
}

test.describe('the bell on a base backend', () => {
  test.use({ backend: 'base' });

  test('there are never notifications (spec §2)', async ({ page }) => {
    await openDashboard(page, 'base');
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByText('No new notifications')).toBeVisible();
  });
});

test('the bell on our own server lists notifications, here the leaves that the demo company asks for', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  const bell = page.getByRole('button', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleDescription(/^\d+ unread$/);
  await bell.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('link', { name: /asks for leave/ }).first()).toBeVisible();
  await expectAccessible(page, 'notifications');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});

test('the profile menu can be used with the keyboard only', async ({ page }) => {
  await openDashboard(page, 'own');
  const button = page.getByRole('banner').getByRole('button', { name: 'Rollcall Admin' });
  await button.focus();
  await page.keyboard.press('Enter');
  // The menu takes the focus when it is open.
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  for (const name of ['Settings', 'Modules', 'Sign out']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test("the counts match the server's employee lists", async ({ page }) => {
  await openDashboard(page, 'own');
  const count = async (label: string) => {
    return Number(await figureOf(page, label).textContent());
  };
  const totals = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const total = async (query: string) =>
      (await (await fetch(`/api/v1/admin/employee?page=0${query}`, { headers })).json())
        .total as number;
    return {
      all: await total(''),
      active: await total('&isActive=true'),
      inactive: await total('&isActive=false'),
    };
  });
  expect(await count('Total Employees')).toBe(totals.all);
  expect(await count('Total Active Employees')).toBe(totals.active);
  expect(await count('Total Inactive Employees')).toBe(totals.inactive);
  expect(totals.all).toBe(totals.active + totals.inactive);
});

test('a dashboard that cannot be loaded shows an error and can be retried', async ({
  page,
  consoleMessages,
}) => {
  consoleMessages.expectOnly(/status of 422/);
  await page.route('**/admin/dashboard', (route) => route.fulfill({ status: 422, body: '{}' }), {
    times: 1,
  });
  await page.goto('/login');
  await openDashboard(page, 'own');
  await expect(page.getByRole('alert')).toContainText('Failed to fetch dashboard data');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Employees Info' })).toBeVisible();
});

/** The kinds of what waits, as the headings of the card name them after their number. */
const WAITING = [
  'accounts to activate',
  'leaves to decide',
  'correction requests to decide',
  'logs without a punch-out',
];

test('Needs you and the badges count what their lists have', async ({ page }) => {
  await openDashboard(page, 'own');
  const card = page.getByRole('region', { name: 'Needs you' });
  await expect(card.getByRole('heading', { level: 3 })).toHaveCount(WAITING.length);
  await expectAccessible(page, 'needs you');
  for (const kind of WAITING) {
    // Other tests decide as well: both numbers are read until they are of one moment.
    await expect(async () => {
      await page.goto('/');
      const title = await card.getByRole('link', { name: kind }).innerText();
      await expect(page.getByRole('navigation').getByRole('link', { name: title })).toBeVisible();
      await card.getByRole('link', { name: title }).click();
      const [count] = title.split(' ');
      const total = page.getByText(new RegExp(`^Showing 1–\\d+ of ${count}$`));
      await expect(total).toBeVisible({ timeout: 3000 });
    }).toPass();
  }
});

test('what one administrator decides is gone from Needs you, and within a minute for a colleague', async ({
  page,
  browser,
}) => {
  await openDashboard(page, 'own');
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const colleague = await context.newPage();
  await colleague.clock.install();
  await colleague.goto(page.url());
  const leaves = page.getByRole('region', { name: /leaves to decide$/ });
  const first = leaves.getByRole('listitem').first();
  const link = (await first.getByRole('link').getAttribute('href')) ?? '';
  const rowOf = (one: typeof page) => one.locator(`.needs-you li:has(a[href="${link}"])`);
  await expect(rowOf(colleague)).toBeVisible();
  await first.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(rowOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeFocused();
  await moveClock(colleague, 61_000);
  await expect(rowOf(colleague)).toBeHidden();
  await context.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page)).toBeVisible();
});

test.describe('second query on a base backend', () => {
  test.use({ backend: 'base' });

  test('its failure shows a toast and does not affect the tables (spec §8)', async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.expectOnly(/status of 422/);
    await page.route(/\/admin\/employee$/, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fallback()
        : route.fulfill({
            status: 422,
            headers: { 'access-control-allow-origin': '*' },
            body: '{}',
          }),
    );
    await openDashboard(page, 'base');
    await expect(page.getByText('Failed to fetch dashboard stats')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Timelog Info' })).toBeVisible();
  });
});

for (const width of [1360, 768, 390]) {
  const onlyInAll = width === 768 ? ' @all' : '';
  test(`Now cuts no column at ${width} px, and shows that there are more people${onlyInAll}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await startSignedIn(page, 'own');
    await page.goto('/');
    const people = page.getByRole('region', { name: 'Now' }).getByRole('list');
    await expect(people.getByRole('listitem')).toHaveCount(24);
    const room = await people.evaluate((list) => {
      const box = list.parentElement as HTMLElement;
      return {
        isCut: box.scrollWidth > box.clientWidth,
        hasMore: box.scrollHeight > box.clientHeight,
      };
    });
    expect(room).toEqual({ isCut: false, hasMore: true });
    const last = people.getByRole('link').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
}
