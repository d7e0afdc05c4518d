/** Texts of the confirmation of an email address (design §10). */
export const TEXTS = {
  title: 'Verify Email',
  checking: 'Verifying your email address…',
  verified:
    'Your email address is verified. An administrator will now review your account before you can sign in.',
  incomplete: 'This link is incomplete. Open the full link from the email.',
  resend: 'Send the email again',
  resent: 'If there is an account to verify, the email is on its way.',
  email: 'Email Address',
  signIn: 'Back to login',
} as const;
