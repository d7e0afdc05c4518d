import type { Page } from '@playwright/test';
import { pageTitle } from '../support/pages/layout.ts';
import { ADMINISTRATORS, expect, openDashboard, test } from '../support/test.ts';

/** Presses Tab until the focused element has this name and description. */
async function tabTo(page: Page, name: string, description = ''): Promise<void> {
  const isThere = () =>
    // Not a locator: that would wait for a focus, and a key that is pressed while the page starts can be lost.
    page.evaluate(
      (expected) => {
        const element = document.activeElement ?? document.body;
        const { ariaLabel, textContent } = element;
        const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
        const about = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
        const label =
          ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? textContent;
        return label?.trim() === expected.name && about.includes(expected.description);
      },
      { name, description },
    );
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

test('with the keyboard alone an administrator signs in, finds an employee and saves a change (decision 062)', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome Back" [level=1]
      - textbox "Email Address"
      - textbox "Password"
      - button "Sign in"
  `);
  await tabTo(page, 'Email Address');
  await page.keyboard.type(ADMINISTRATORS.own.email);
  await tabTo(page, 'Password');
  await page.keyboard.type(ADMINISTRATORS.own.password);
  await page.keyboard.press('Enter');
  await expect(pageTitle(page, 'Dashboard')).toBeFocused();

  await page.goto('/employees');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Showing 1–10 of/);
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Edit Employee', 'EMP-3');
  const opener = page.locator(':focus');
  await expect(opener).toHaveAccessibleDescription(/^\S.* EMP-3$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'First Name' })).toBeVisible();
  // The record was still loading when the dialog opened.
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog /EMP-/:
      - heading /EMP-/ [level=2]
      - tablist:
        - tab "Personal" [selected]
        - tab "Documents"
      - tabpanel "Personal":
        - textbox "First Name"
        - textbox "Email"
      - button "Cancel"
      - button "Update Employee"
  `);
  await tabTo(page, 'Middle Name');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Employee updated successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const edit = page
    .getByRole('row', { name: /\bEMP-3 / })
    .getByRole('button', { name: 'Edit Employee' });
  await expect(edit).toHaveAccessibleDescription(/Keyboard .*EMP-3$/);
  await expect(edit).toBeFocused();
});

test('lists have a heading, a table, one status and described rows; drawers and panels a title (decision 062)', async ({
  page,
}) => {
  await openDashboard(page, 'own');
  const open = async (link: string, status = /^Showing 1–/) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect(pageTitle(page, link)).toBeFocused();
    await expect(page).toHaveTitle(`${link} · Rollcall`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(status);
  };

  await open('Time Logs');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Time Logs" [level=1]
      - region "Filters"
      - region "Time Logs":
        - table "Time Logs":
          - rowgroup:
            - row:
              - columnheader "Employee"
              - columnheader "Date"
      - status: /Showing 1–10 of \\d+/
      - navigation "Pages of Time Logs"
  `);
  const log = page.locator('[id^="open-log-"]').first();
  await log.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(drawer.getByRole('form', { name: 'Change the time log' })).toBeVisible();
  await expect(drawer.getByRole('heading', { level: 3, name: 'History' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(log).toBeFocused();

  // After midnight no one has punched in yet.
  await open("Today's Attendance", /^(Showing 1–|No records)/);
  await open('Corrections');
  const correction = page.getByRole('row').filter({ hasText: 'Pending' }).first();
  await expect(correction).toMatchAriaSnapshot(`
    - row:
      - rowheader
      - cell:
        - button "Approve"
        - button "Reject"
  `);
  for (const name of ['Approve', 'Reject']) {
    const button = correction.getByRole('button', { name });
    await expect(button).toHaveAccessibleDescription(/^\S.* \w{3} \d\d, \d{4}/);
  }

  await page.getByRole('button', { name: 'Notifications' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toMatchAriaSnapshot(`
    - dialog "Notifications":
      - heading "Notifications" [level=2]
      - button "Mark all as read"
      - list:
        - listitem:
          - link /^Unread. .+ asks for leave/
  `);
});
