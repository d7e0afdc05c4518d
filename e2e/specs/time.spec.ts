import { expectAccessible } from '../support/accessible.ts';
import { callAs } from '../support/call.ts';
import { daysFromToday, shownDate } from '../support/dates.ts';
import { decision } from '../support/pages/decisions.ts';
import { navigationLink, openPage } from '../support/pages/layout.ts';
import { submitSignIn } from '../support/pages/sign-in.ts';
import { fillTimes, punchClock } from '../support/pages/time.ts';
import { expect, openDashboard, test } from '../support/test.ts';

const PASSWORD = 'rollcall-demo';

test.describe('time on our server', () => {
  test.use({ backend: 'own' });

  test('in a browser whose clock is a day ahead, the console shows the company’s date and the session goes on (design §10)', async ({
    page,
  }) => {
    const shown = async () => {
      await openDashboard(page, 'own');
      return page.getByRole('banner').locator('time').getAttribute('datetime');
    };
    const date = await shown();
    await page.clock.install({ time: Date.now() + 86_400_000 });
    expect(await shown()).toBe(date);
  });

  test('at the punch clock a double click and a second tab make only one punch', async ({
    page,
    context,
  }) => {
    await openDashboard(page, 'own');
    const clock = punchClock(page);
    await openPage(page, 'My Time');
    // A repeated test finds what the first run has left.
    await expect(clock.notIn.or(clock.punchOut)).toBeVisible();
    if (await clock.punchOut.isVisible()) await clock.punchOut.click();
    await expect(clock.notIn).toBeVisible();
    const before = await clock.today.getByRole('listitem').count();
    const stale = await context.newPage();
    await stale.goto('/my/time');
    const staleClock = punchClock(stale);
    await expect(staleClock.notIn).toBeVisible();
    // The other tab does not hear of the punch until it has punched as well.
    const punched = Promise.withResolvers<void>();
    await stale.route('**/me/time-logs**', async (route) => {
      await punched.promise;
      await route.fallback();
    });
    await clock.punchIn.dblclick();
    await expect(clock.inSince).toBeVisible();
    const response = stale.waitForResponse('**/user/timeLog');
    await staleClock.punchIn.click();
    expect((await response).status()).toBe(200);
    punched.resolve();
    await expect(staleClock.inSince).toBeVisible();
    await stale.close();
    await page.reload();
    await expect(clock.inSince).toBeVisible();
    await clock.breakReason.fill('Lunch');
    await clock.startBreak.click();
    await expect(clock.onBreakSince).toBeVisible();
    await expectAccessible(page, 'my time');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "My Time" [level=1]
        - region "Punch clock":
          - status:
            - heading /On a break since/ [level=2]
          - button "End Break"
          - button "Punch Out"
        - region "Today":
          - heading "Today" [level=2]
          - list:
            - listitem:
              - strong: /still open/
              - text: /Lunch/
        - heading "My month" [level=2]
    `);
    await clock.punchOut.click();
    await expect(clock.notIn).toBeVisible();
    await expect(clock.today.getByRole('listitem')).toHaveCount(before + 1);
    await expect(clock.today).toContainText('Lunch');
    await page.goto('/time/today');
    await expect(page.getByText(/^Updated at \d{2}:\d{2} [AP]M$/)).toBeVisible();
  });

  test('a correction is entered before the sign-in, sent after it, and approved by an administrator', async ({
    page,
    browser,
    baseURL,
  }, { retry }) => {
    await openDashboard(page, 'own');
    // Before the demo's logs, and after the person joined.
    const date = daysFromToday(-150 - retry);
    const people = await callAs(page, 'GET', '/admin/employee?page=1&isActive=true');
    const records = await Promise.all(
      people.map(({ id }: { id: number }) => callAs(page, 'GET', `/admin/employee/${id}`)),
    );
    const person = records.find(({ joiningDate }) => joiningDate < date);

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const form = await context.newPage();
    await form.goto('/applyCorrection');
    await expect(form.getByText(/^These are sample rows/)).toBeVisible();
    const reason = 'The terminal was down';
    await fillTimes(form, { punchIn: `${date}T09:00`, punchOut: `${date}T17:30`, reason });
    await form.getByRole('button', { name: 'Submit' }).click();
    await submitSignIn(form, { email: person.email, password: PASSWORD });
    await expect(form.getByLabel('Punch In')).toHaveValue(`${date}T09:00`);
    await expect(form.getByText('8 hrs 30 min', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'Submit' }).click();
    await expect(form.getByText('Correction sent')).toBeVisible();
    await expectAccessible(form, 'correction sent');
    await form.getByRole('link', { name: 'My Time' }).click();
    const mine = form.getByRole('table', { name: 'My corrections' });
    await expect(mine.getByRole('row', { name: shownDate(date) })).toContainText('Pending');

    await page.goto(`/time/corrections?search=${encodeURIComponent(person.lastName)}`);
    const row = page.getByRole('row', { name: shownDate(date) });
    await expect(row).toContainText('no log');
    await expect(row).toContainText('+8 hrs 30 min');
    await page.setViewportSize({ width: 1280, height: 844 });
    const { approve, reject } = decision(row);
    await expect(reject).toBeInViewport({ ratio: 1 });
    await reject.click();
    await expect(page.getByLabel('Reason for the rejection')).toBeFocused();
    await expectAccessible(page, 'corrections');
    await page.keyboard.press('Escape');
    await approve.click();
    await expect(row).toContainText('Approved');
    await form.reload();
    await expect(mine.getByRole('row', { name: shownDate(date) })).toContainText('Approved');
    await context.close();
  });

  test('the month by keyboard, the breakdown of a day, and a missing log added manually @all', async ({
    page,
  }) => {
    await openDashboard(page, 'own');
    await openPage(page, 'Monthly Attendance');
    const grid = page.getByRole('grid', { name: 'Monthly Attendance' });
    await expect(grid.getByRole('row')).toHaveCount(11);
    await grid.getByRole('gridcell').first().getByRole('button').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    const day = page.getByRole('dialog');
    await expect(day.getByText('Worked, in whole minutes')).toBeVisible();
    await expectAccessible(page, 'the breakdown of a day');
    await page.keyboard.press('Escape');
    await expect(day).toBeHidden();
    await openPage(page, 'Time Logs');
    await page.getByRole('button', { name: 'Add Time Log' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a missing time log' });
    await dialog.getByRole('combobox', { name: 'Employee' }).fill('admin');
    await page.getByTitle('Rollcall Admin').click();
    const reason = 'Found on paper';
    await fillTimes(dialog, { punchIn: '2019-05-06T09:00', punchOut: '2019-05-06T17:00', reason });
    await expectAccessible(page, 'manual log');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/time/logs?from=2019-05-06&to=2019-05-06');
    await expect(page.getByRole('row', { name: /Rollcall Admin/ })).toContainText('8 hrs 0 min');
  });
});

for (const backend of ['base', 'base401'] as const) {
  test.describe(`time on ${backend} @all`, () => {
    test.use({ backend });

    test('today, a month of Present and Absent, and a correction page that sends no request', async ({
      page,
    }) => {
      await openDashboard(page, backend);
      for (const name of ['Corrections', 'My Time']) {
        await expect(navigationLink(page, name)).toHaveCount(0);
      }
      await openPage(page, "Today's Attendance");
      await expect(page.getByRole('columnheader', { name: 'Total Hours' })).toBeVisible();
      await page.getByRole('link', { name: 'Monthly Attendance' }).click();
      await expect(page.getByRole('button', { name: /: Present$/ }).first()).toBeVisible();
      await expect(page.getByRole('columnheader', { name: 'Leave' })).toHaveCount(0);
      await page
        .getByRole('button', { name: /: Present$/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toContainText('Lunch');

      const calls: string[] = [];
      page.on('request', (request) => {
        if (/\/(company\/v3|api\/v1(?!\/releases))\//.test(request.url()))
          calls.push(request.url());
      });
      await page.goto('/applyCorrection');
      await page.getByRole('button', { name: 'Add Row' }).click();
      await expect(page.getByLabel('Punch In')).toHaveCount(2);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByRole('radio', { name: 'Date Range' }).check();
      await expect(page.getByText('Showing 1–10 of 12')).toBeVisible();
      expect(calls).toEqual([]);
      await expectAccessible(page, 'month on base');
    });
  });
}
