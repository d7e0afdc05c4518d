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

/** What stands in the record that is edited, before anything is typed. */
const HELD = {
  bankAccountNumber: 'zq-held-account',
  bankIfscCode: 'zq-held-ifsc',
  pfNumber: 'zq-held-pf',
  aadhaar: 'zq-held-aadhaar',
  pan: 'zq-held-pan',
  medicalCondition: 'zq-held-condition',
};

/** Nothing secret of what was filled, nor of what a record holds, is anywhere in the browser's storage. */
async function expectNoSecret(page: Page, filled: readonly Filled[], held: readonly string[] = []) {
  const secrets = filled.filter(({ isSecret }) => isSecret).map(({ value }) => value);
  const isLong = (value: string) => value.length >= CODE.length;
  const markers = [...secrets, ...held].filter(isLong);
  const values = secrets.filter((value) => !isLong(value));
  expect(findSecrets(await readStorage(page), { markers, values })).toEqual([]);
}

/** The control: a draft was kept, and every public value that was typed is in it. */
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

/** Ends the session as the server does: the next call is answered 401. */
async function endBy401(page: Page, button: Locator) {
  const calls = '**/api/v1/**';
  const json = { status: false, message: 'Please sign in.', code: 'unauthenticated' };
  await page.route(calls, (route) => route.fulfill({ status: 401, json }));
  await button.click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute(calls);
}

/** Ends the session as time does: another tab finds the token expired. */
async function endByTime(page: Page) {
  const expired = `x.${Buffer.from('{"exp":1}').toString('base64url')}.x`;
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate((token) => localStorage.setItem('token', token), expired);
  await other.close();
}

test.describe('no secret in the browser (decision 048), on public pages', () => {
  test.use({ backend: 'base' });

  test('signing in, recovery and self-registration keep nothing of what is typed', async ({
    page,
  }) => {
    const form = page.locator('main form');
    const filled: Filled[] = [];
    const look = () => expectNoSecret(page, filled);

    await page.goto('/register');
    filled.push(...(await fillForm(page, form)));
    await look();
    await page.reload();
    await look();
    await page.goto('/login');
    filled.push(...(await fillForm(page, form)));
    await look();
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await pageTitle(page, 'Forgot Password').waitFor();
    await signInForm(page).email.fill(ADMINISTRATORS.base.email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('OTP Input 1').waitFor();
    const boxes = await fillForm(page, form);
    expect(boxes.map(({ value }) => value).join('')).toBe(CODE);
    filled.push({ name: 'otpCode', isSecret: true, value: CODE });
    await look();
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByLabel('New Password').waitFor();
    filled.push({ name: 'ref', isSecret: true, value: 'reset-reference' });
    filled.push(...(await fillForm(page, form)));
    await look();
    await page.goBack();
    await look();
    // The link of a mail carries its secret in the fragment, which is gone once the page has it.
    await page.goto('/reset-password#ref=zq-ref-of-a-mail');
    await page.getByLabel('New Password').waitFor();
    await expect(page).toHaveURL(/\/reset-password$/);
    filled.push({ name: 'ref', isSecret: true, value: 'zq-ref-of-a-mail' });
    await look();
    expect(filled.filter(({ name }) => /password/i.test(name)).length).toBeGreaterThan(4);
  });
});

test.describe('no secret in the browser (decision 048), for administrators', () => {
  test('registering and editing an employee keep a draft without its secrets', async ({
    page,
    complaints,
  }) => {
    test.slow();
    complaints.expectOnly(/status of 401/);
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
    await expectDraft(page, ':employee-register', registered);
    await expectNoSecret(page, registered);

    await page.goto('/employees');
    const { id, email } = await giveSecrets(page);
    await page.goto(`/employees?search=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: 'Edit Employee' }).click();
    const held = Object.values(HELD);
    const uploaded = page.waitForResponse(/\/s3\/upload$/);
    const dialog = page.getByRole('dialog');
    const edited: Filled[] = [];
    for (const tab of EDIT_TABS) {
      await openTab(page, tab);
      edited.push(...(await fillForm(page, dialog.getByRole('tabpanel'))));
      await expectNoSecret(page, edited, held);
    }
    held.push((await (await uploaded).json()).data);
    expect(edited.filter(({ isSecret }) => isSecret).length).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectNoSecret(page, [...registered, ...edited], held);
    await page.getByRole('button', { name: 'Edit Employee' }).click();
    await openTab(page, 'Personal');
    await endBy401(page, dialog.getByRole('button', { name: 'Update Employee' }));
    // The Documents tab is a form of its own, which offers no draft.
    const inDraft = edited.filter(({ name }) => name !== 'type');
    await expectDraft(page, `:employee-${id}`, inDraft);
    await expectNoSecret(page, [...registered, ...edited], held);
    await page.reload();
    await expectNoSecret(page, [...registered, ...edited], held);
  });

  test('asking for a leave, correcting times and adding a log keep nothing secret', async ({
    page,
    complaints,
  }) => {
    complaints.expectOnly(/status of 401/);
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

/** Puts secrets into the record of an employee who has what the form requires; answers who it is. */
async function giveSecrets(page: Page) {
  const rows: { id: number; email: string; department: string | null }[] = await callAs(
    page,
    'GET',
    '/admin/employee?page=0&isActive=true',
  );
  const { id = 0, email = '' } = rows.findLast(({ department }) => department !== null) ?? {};
  await callAs(page, 'PUT', `/admin/employee/${id}`, HELD);
  return { id, email };
}
