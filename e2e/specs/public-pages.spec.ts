import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { findEmployee } from '../support/employees.ts';
import { openMailbox } from '../support/mail.ts';
import { pageTitle } from '../support/pages/layout.ts';
import { ADMINISTRATORS, expect, test } from '../support/test.ts';

/** Requests a one-time code with the keyboard only, up to the page with the four boxes. */
async function requestCode(page: Page, email: string) {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Forgot Password" [level=1]
      - textbox "Email Address"
      - button "Send OTP" [disabled]
      - paragraph:
        - link "Back to login"
  `);
  await page.getByLabel('Email Address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(pageTitle(page, 'Verify OTP')).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Verify OTP" [level=1]
      - strong: ${email}
      - group "One-time code":
        - group:
          - textbox "OTP Input 1"
          - textbox "OTP Input 4"
      - button "Verify" [disabled]
      - status
  `);
}

async function chooseNewPassword(page: Page, password: string) {
  await expect(pageTitle(page, 'Reset Password')).toBeVisible();
  await page.getByLabel('New Password').fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.keyboard.press('Enter');
}

async function signInAs(page: Page, email: string, password: string) {
  await expect(pageTitle(page, 'Welcome Back')).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

async function register(page: Page, email: string, password: string) {
  await page.goto('/register');
  await page.getByLabel('First Name').fill('Nils');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Last Name')).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Create Account" [level=1]
      - alert:
        - button "Last Name"
        - button "Middle Name"
      - textbox "First Name": Nils
      - textbox "Last Name" [invalid]
      - radiogroup "Gender" [invalid]
      - button "Create Account"
  `);
  await page.getByLabel('Last Name').fill('Berg');
  await page.getByLabel('Middle Name').fill('Olof');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('combobox', { name: 'Country code' }).focus();
  await page.keyboard.type('Kingdom');
  await expect(page.getByTitle('United Kingdom +44')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByLabel('Phone Number').fill('20 7946 0018');
  await page.getByLabel('Date of Birth').fill('1990-02-28');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await expectAccessible(page, 'register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(pageTitle(page, 'Registration Successful')).toBeVisible();
}

test.describe('on our own server', () => {
  test('a new person registers, verifies by mail, and waits for activation', async ({
    page,
    running,
    consoleMessages,
  }, { retry }) => {
    // Two sign-ins are refused.
    consoleMessages.expectOnly(/status of 403/);
    const email = `nils.berg.${retry}@new.example`;
    const mailbox = openMailbox(running, email);
    await register(page, email, 'a long enough phrase');
    await page.getByRole('link', { name: 'Back to login' }).click();
    await signInAs(page, email, 'a long enough phrase');
    await expect(page.getByRole('alert')).toContainText('Please verify your email first');
    const [link] = await mailbox.find(/http\S+\/verify-email#token=\S+/);
    await page.goto(link);
    await expect(page.getByText('Your email address is verified.')).toBeVisible();
    await expect(page).toHaveURL(/\/verify-email$/);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await signInAs(page, email, 'a long enough phrase');
    await expect(page.getByRole('alert')).toContainText('waiting for activation');
  });

  test('a forgotten password is replaced with the code from a mail', async ({
    page,
    running,
    consoleMessages,
  }, info) => {
    consoleMessages.expectOnly(/status of (422|400)/);
    const { email } = await findEmployee(page.request, 4, info);
    const mailbox = openMailbox(running, email);
    await requestCode(page, email);
    const [code] = await mailbox.find(/^\d{4}$/m);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    await page.keyboard.type(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Invalid OTP code');
    await expectAccessible(page, 'Verify OTP');
    await page.keyboard.type(code);
    const verified = page.waitForResponse('**/auth/verify-otp-code');
    await page.getByRole('button', { name: 'Verify' }).click();
    // The page has one message for all refusals (spec §8); the answer says which it was.
    const answer = await verified;
    expect([answer.request().postDataJSON().otpCode, await answer.json()]).toEqual([
      code,
      expect.objectContaining({ message: 'Code verified' }),
    ]);
    await chooseNewPassword(page, 'another long phrase');
    await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    await signInAs(page, email, 'another long phrase');
    await expect(pageTitle(page, 'My Time')).toBeVisible();
  });
});

test.describe('on a base backend', () => {
  test.use({ backend: 'base' });

  test('recovery and registration need only the calls of spec §7', async ({ page }) => {
    await requestCode(page, ADMINISTRATORS.base.email);
    await page.keyboard.type('4321');
    await page.keyboard.press('Enter');
    await chooseNewPassword(page, ADMINISTRATORS.base.password);
    await expect(pageTitle(page, 'Welcome Back')).toBeVisible();
    await register(page, 'nils.berg@new.example', 'a long enough phrase');
  });

  test('going back discards a recovery, and a step without the earlier ones is blocked', async ({
    page,
  }) => {
    await page.goto('/reset-password');
    await page.getByRole('link', { name: 'Start over' }).click();
    await requestCode(page, ADMINISTRATORS.base.email);
    await page.goBack();
    await expect(pageTitle(page, 'Forgot Password')).toBeVisible();
    await page.goForward();
    await expect(pageTitle(page, 'Forgot Password')).toBeVisible();
  });
});
