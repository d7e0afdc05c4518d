import type { Locator, Page } from '@playwright/test';
import { findSecrets, readStorage } from '../support/browser-storage.ts';
import { callAs } from '../support/call.ts';
import { CODE, type Filled, fillForm } from '../support/fill-form.ts';
import { openTab } from '../support/pages/employees.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { signInForm } from '../support/pages/sign-in.ts';
import { ADMINISTRATORS, expect, startSignedIn, test } from '../support/test.ts';

const EDIT_TABS = [
  'Personal',
  'Work Info',
  'Address',
  'Bank Details',
  'Emergency Contact',
  'Documents',
];
const REGISTER_TABS = ['Personal Details', 'Address', 'Employment', 'Bank Details', 'Documents'];

/** Secrets in the record that is edited, before any input. */
const STORED_SECRETS = {
  bankAccountNumber: 'zq-stored-account',
  bankIfscCode: 'zq-stored-ifsc',
  pfNumber: 'zq-stored-pf',
  aadhaar: 'zq-stored-aadhaar',
  pan: 'zq-stored-pan',
  medicalCondition: 'zq-stored-condition',
};

/** Expects that no secret of the input or of the stored record is in the browser's storage. */
async function expectNoSecret(
  page: Page,
  filled: readonly Filled[],
  stored: readonly string[] = [],
) {
  const secrets = filled.filter(({ isSecret }) => isSecret).map(({ value }) => value);
  const isLong = (value: string) => value.length >= CODE.length;
  const markers = [...secrets, ...stored].filter(isLong);
  const values = secrets.filter((value) => !isLong(value));
  expect(findSecrets(await readStorage(page), { markers, values })).toEqual([]);
}

/** The positive control: a draft is stored and has every public value of the input. */
async function expectDraft(page: Page, key: string, filled: readonly Filled[]) {
  const draft = () =>
    page.evaluate((part) => {
      const found = Object.keys(sessionStorage).find((name) => name.includes(part));
      return found === undefined ? null : sessionStorage.getItem(found);
    }, key);
  await expect.poll(draft).not.toBeNull();
  const text = (await draft()) ?? '';
  const typed = filled.filter(({ isSecret }) => !isSecret);
  expect(typed.length).toBeGreaterThan(0);
  expect(typed.filter(({ value }) => !text.includes(value))).toEqual([]);
}

/** Ends the session like the server: the next call gets a 401. */
async function endBy401(page: Page, button: Locator) {
  const calls = '**/api/v1/**';
  const json = { status: false, message: 'Please sign in.', code: 'unauthenticated' };
  await page.route(calls, (route) => route.fulfill({ status: 401, json }));
  await button.click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute(calls);
}

/** Ends the session by expiry: another tab stores an expired token. */
async function endByTime(page: Page) {
  const expired = `x.${Buffer.from('{"exp":1}').toString('base64url')}.x`;
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate((token) => localStorage.setItem('token', token), expired);
  await other.close();
}

test.describe('no secret in the browser (decision 048), on public pages', () => {
  test.use({ backend: 'base' });

  test('sign-in, recovery and self-registration store no input', async ({ page }) => {
    const form = page.locator('main form');
    const filled: Filled[] = [];
    const check = () => expectNoSecret(page, filled);

    await page.goto('/register');
    filled.push(...(await fillForm(page, form)));
    await check();
    await page.reload();
    await check();
    await page.goto('/login');
    filled.push(...(await fillForm(page, form)));
    await check();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await pageTitle(page, 'Forgot Password').waitFor();
    await signInForm(page).email.fill(ADMINISTRATORS.base.email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('OTP Input 1').waitFor();
    const boxes = await fillForm(page, form);
    expect(boxes.map(({ value }) => value).join('')).toBe(CODE);
    filled.push({ name: 'otpCode', isSecret: true, value: CODE });
    await check();
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByLabel('New Password').waitFor();
    filled.push({ name: 'ref', isSecret: true, value: 'reset-reference' });
    filled.push(...(await fillForm(page, form)));
    await check();
    await page.goBack();
    await check();
    // The link of a mail has its secret in the fragment, which the page removes after reading it.
    await page.goto('/reset-password#ref=zq-ref-of-a-mail');
    await page.getByLabel('New Password').waitFor();
    await expect(page).toHaveURL(/\/reset-password$/);
    filled.push({ name: 'ref', isSecret: true, value: 'zq-ref-of-a-mail' });
    await check();
    expect(filled.filter(({ name }) => /password/i.test(name)).length).toBeGreaterThan(4);
  });
});

test.describe('no secret in the browser (decision 048), for administrators', () => {
  test('registering and editing an employee store a draft without secrets', async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.expectOnly(/status of 401/);
    await startSignedIn(page, 'own');

    await page.goto('/employees/register');
    const registered: Filled[] = [];
    for (const tab of REGISTER_TABS) {
      await openTab(page, tab);
      registered.push(
        ...(await fillForm(page, page.getByRole('form', { name: 'Register Employee' }))),
      );
      await expectNoSecret(page, registered);
    }
    expect(registered.filter(({ isSecret }) => isSecret).length).toBeGreaterThan(9);
    await endByTime(page);
    await expect(page).toHaveURL(/\/login$/);
    await expectDraft(page, ':new-employee', registered);
    await expectNoSecret(page, registered);

    await page.goto('/employees');
    const { id, email } = await storeSecrets(page);
    await page.goto(`/employees?search=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: 'Edit Employee' }).click();
    const stored = Object.values(STORED_SECRETS);
    const uploaded = page.waitForResponse(/\/s3\/upload$/);
    const dialog = page.getByRole('dialog');
    const edited: Filled[] = [];
    for (const tab of EDIT_TABS) {
      await openTab(page, tab);
      edited.push(...(await fillForm(page, dialog.getByRole('tabpanel'))));
      await expectNoSecret(page, edited, stored);
    }
    stored.push((await (await uploaded).json()).data);
    expect(edited.filter(({ isSecret }) => isSecret).length).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectNoSecret(page, [...registered, ...edited], stored);
    await page.getByRole('button', { name: 'Edit Employee' }).click();
    await openTab(page, 'Personal');
    await endBy401(page, dialog.getByRole('button', { name: 'Update Employee' }));
    // The Documents tab is a separate form without drafts.
    const inDraft = edited.filter(({ name }) => name !== 'type');
    await expectDraft(page, `:employee-${id}`, inDraft);
    await expectNoSecret(page, [...registered, ...edited], stored);
    await page.reload();
    await expectNoSecret(page, [...registered, ...edited], stored);
  });

  test('requesting a leave, correcting times and adding a log store no secrets', async ({
    page,
    consoleMessages,
  }) => {
    consoleMessages.expectOnly(/status of 401/);
    await startSignedIn(page, 'own');
    await page.goto('/leave');
    await page.getByRole('button', { name: 'Request leave for an employee' }).click();
    const dialog = page.getByRole('dialog');
    const leave = await fillForm(page, dialog);
    await endByTime(page);
    await expectDraft(page, ':leave-for', leave);
    await expectNoSecret(page, leave);

    await page.goto('/applyCorrection');
    const correction = await fillForm(page, page.locator('main form'));
    await endByTime(page);
    await expectDraft(page, ':correction', correction);
    await expectNoSecret(page, correction);

    await page.goto('/time/logs');
    await page.getByRole('button', { name: 'Add Time Log' }).click();
    const log = await fillForm(page, dialog);
    await endByTime(page);
    await expect(page).toHaveURL(/\/login$/);
    await expectNoSecret(page, [...leave, ...correction, ...log]);
  });
});

/** Stores secrets in the record of an employee who has all required fields; returns the employee. */
async function storeSecrets(page: Page) {
  const rows: { id: number; email: string; department: string | null }[] = await callAs(
    page,
    'GET',
    '/admin/employee?page=0&isActive=true',
  );
  const { id = 0, email = '' } = rows.findLast(({ department }) => department !== null) ?? {};
  await callAs(page, 'PUT', `/admin/employee/${id}`, STORED_SECRETS);
  return { id, email };
}
