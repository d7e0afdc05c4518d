import type { Page } from '@playwright/test';
import { callAs } from '../support/call.ts';
import { shownDate } from '../support/dates.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { submitSignIn } from '../support/pages/sign-in.ts';
import { expect, openDashboard, test } from '../support/test.ts';

interface Day {
  readonly date: string;
  readonly isEmployed: boolean;
  readonly leave: string | null;
}

function addDays(date: string, days: number): string {
  const at = new Date(date);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The first Monday after a date. */
const nextMonday = (date: string) => addDays(date, 7 - ((new Date(date).getUTCDay() + 6) % 7));

/** An employee who can be rostered on every day of two weeks. */
async function findRostered(page: Page, from: string) {
  const to = addDays(from, 13);
  const rows = await callAs(page, 'GET', `/admin/roster?from=${from}&to=${to}&page=6`);
  const row = rows.find(({ days }: { days: readonly Day[] }) =>
    days.every(({ isEmployed, leave }) => isEmployed && leave === null),
  );
  const { email } = await callAs(page, 'GET', `/admin/employee/${row.employeeId}`);
  return { name: String(row.employeeName), email: String(email) };
}

test('a day is set with a key, the week copied and published; the employee sees it, also in a calendar app @all', async ({
  page,
  browser,
  running,
}) => {
  test.slow();
  await openDashboard(page, 'own');
  const { today } = await callAs(page, 'GET', '/me/shifts');
  const monday = nextMonday(today);
  const { name, email } = await findRostered(page, monday);
  await page.goto(`/time/roster?week=${monday}&search=${encodeURIComponent(name)}`);
  const day = page.getByRole('button', { name: new RegExp(`^${name}, ${shownDate(monday)}`) });
  await expect(page.getByRole('list', { name: 'Keys of the shifts' })).toBeVisible();
  await day.focus();
  await page.keyboard.press('1');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await expect(day).toHaveAccessibleName(/roster, draft/);

  await page.getByRole('button', { name: 'Copy a week…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 day of 1 employee will change.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  const copied = new RegExp(`^${name}, ${shownDate(addDays(monday, 7))}: .*roster, draft`);
  await expect(page.getByRole('button', { name: copied })).toBeVisible();

  await page.getByRole('button', { name: 'Previous week' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Roster published')).toBeVisible();
  await expect(day).not.toHaveAccessibleName(/draft/);

  const context = await browser.newContext({ baseURL: running.url });
  const own = await context.newPage();
  await own.goto('/login');
  await submitSignIn(own, { email, password: 'rollcall-demo' });
  await expect(pageTitle(own, 'My Time')).toBeVisible();
  const shifts = own.getByRole('region', { name: 'My shifts' });
  await expect(shifts.getByText('Changed for this day')).toHaveCount(1);
  await shifts.getByRole('button', { name: 'Subscribe in your calendar' }).click();
  await own.getByRole('button', { name: 'Create a link' }).click();
  const url = await own.getByLabel('Calendar link').inputValue();
  const read = () => own.request.get(url);
  expect(await (await read()).text()).toMatch(new RegExp(`UID:shift-${monday}-0-[\\w-]+@rollcall`));
  await own.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(own.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect((await read()).status()).toBe(404);
  await context.close();
});
