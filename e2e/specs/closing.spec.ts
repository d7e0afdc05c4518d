import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PATIENCE } from '@rollcall/tools/process';
import { expectAccessible } from '../support/accessible.ts';
import { daysFromToday } from '../support/dates.ts';
import { expect, openDashboard, test } from '../support/test.ts';

/** Days of the demo data that no other test changes. Some people work on the holiday in them, which is overtime on every date. */
const [FROM, TO] = [daysFromToday(-30), daysFromToday(-23)];

/** Exports the sheet as CSV without notes, and reads its rows by heading. Demo names have no quotes, commas or line breaks. */
async function download(page: Page, rows: string): Promise<Record<string, string>[]> {
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: rows }).check();
  await dialog.getByRole('radio', { name: 'Text with separators (.csv)' }).check();
  await dialog.getByRole('checkbox', { name: /^End with lines/ }).uncheck();
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^period-(days|employees)-[\d-]+to-[\d-]+\.csv$/);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFEmployee code,')).toBe(true);
  const [heading = [], ...lines] = text
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((line) => Object.fromEntries(heading.map((key, at) => [key, line[at] ?? ''])));
}

/** Minutes of a cell with hours and minutes; a negative one is text, which begins with an apostrophe. */
function minutes(cell = ''): number {
  const [, sign, hours, rest] = /^'?(-?)(\d+):(\d\d)$/.exec(cell) ?? [];
  return (sign ? -1 : 1) * (Number(hours) * 60 + Number(rest));
}

const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + minutes(row[column]), 0);
const asHours = (mins: number) => `${Math.floor(mins / 60)}:${String(mins % 60).padStart(2, '0')}`;

test.describe('closing on our server @all', () => {
  // The overtime of closed days cannot be decided.
  test.describe.configure({ mode: 'default' });
  test.use({ backend: 'own' });

  test('what is not settled has ways out; the sheet on the page has the sums of both exports', async ({
    page,
  }) => {
    test.slow();
    await openDashboard(page, 'own');
    await page.goto(`/time/closing?dialog=close&from=${FROM}&to=${TO}`);
    const dialog = page.getByRole('dialog', { name: 'Close a period' });
    await expect(dialog.getByText(/pending overtime$/)).toBeVisible();
    await expectAccessible(page, 'closing a month');
    await dialog.getByRole('link', { name: /^Show them: .* overtime$/ }).click();
    await expect(page.getByRole('heading', { name: 'Overtime' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible();
    await page.goBack();
    await dialog.getByRole('checkbox', { name: 'Close although something is not settled' }).check();
    await dialog.getByRole('button', { name: 'Close the period' }).click();
    await expect(page.getByText(/^Closed on /).first()).toBeVisible();
    await expectAccessible(page, 'the sheet of a closed period');

    const employees = await download(page, 'One per employee, with totals');
    const days = await download(page, 'One per employee and day');
    expect(days.length).toBeGreaterThan(employees.length);
    for (const column of ['Worked', 'Expected', 'Balance', 'Late', 'Approved overtime']) {
      const name = `${column} (h:mm)`;
      expect([name, sum(employees, name)]).toEqual([name, sum(days, name)]);
    }
    const total = page.getByRole('row', { name: `Total of ${employees.length} employees` });
    await expect(total).toContainText(asHours(sum(days, 'Worked (h:mm)')));
    await expect(total).toContainText(asHours(sum(days, 'Expected (h:mm)')));

    await page.getByRole('button', { name: 'Reopen…' }).click();
    await page.getByLabel('Reason').fill('A time log was missing');
    await page.getByRole('button', { name: 'Reopen', exact: true }).click();
    await expect(page.getByText(/^Reopened on /).first()).toBeVisible();
    await page.getByRole('link', { name: 'All periods' }).click();
    await expect(page.getByText(/A time log was missing$/)).toBeVisible();
  });

  test('overtime is approved for the whole page, and undone', async ({ page }) => {
    test.slow();
    await openDashboard(page, 'own');
    await page.goto(`/time/overtime?from=${FROM}&to=${TO}`);
    const all = page.getByRole('checkbox', { name: /^0 of \d+ selected$/ });
    await expect(all).toBeVisible();
    // A job calculates the days of the demo data, and those that were reopened.
    await expect(page.getByText(/still being calculated/)).toBeHidden({ timeout: PATIENCE.testMs });
    await all.check();
    await page.getByRole('button', { name: 'Approve…' }).click();
    const dialog = page.getByRole('dialog', { name: /^Approve the overtime of \d+ days?\?$/ });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'approving overtime');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Overtime decided')).toBeVisible();
    await expect(page.getByText('No overtime matches the filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The overtime is pending again')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible();
  });
});
