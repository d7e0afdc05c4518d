import type { Page } from '@playwright/test';

/** The sign-in page's controls. */
export const signInForm = (page: Page) => ({
  email: page.getByLabel('Email Address'),
  password: page.getByLabel('Password', { exact: true }),
  submit: page.getByRole('button', { name: 'Sign in' }),
});

/** Fills and submits the sign-in form; the caller expects the result. */
export async function submitSignIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const form = signInForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}
