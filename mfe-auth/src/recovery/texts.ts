/** Texts of password recovery (spec §2, spec §5, spec §8). */
export const TEXTS = {
  forgotTitle: 'Forgot Password',
  forgotSubtitle: 'Enter your email address and we will send you a code to reset your password.',
  email: 'Email Address',
  emailInvalid: 'Please enter a valid email.',
  send: 'Send OTP',
  sending: 'Sending OTP…',
  back: 'Back to login',

  verifyTitle: 'Verify OTP',
  sentTo: 'Enter the 4-digit code that was sent to',
  code: 'One-time code',
  verify: 'Verify',
  invalidCode: 'Invalid OTP code',
  resend: 'Resend OTP',
  resent: 'A new code is on its way.',
  startOver: 'Start over',

  resetTitle: 'Reset Password',
  resetSubtitle: 'Choose a new password for your account.',
  password: 'New Password',
  passwordPlaceholder: 'Minimum 6 characters',
  passwordShort: 'Password must be at least 6 characters.',
  confirm: 'Confirm Password',
  mismatch: 'Passwords do not match.',
  reset: 'Reset Password',
  done: 'Password reset successfully.',
  blocked: 'You need a verified code to reset your password. Request one to continue.',
} as const;

/** Texts of an invitation, which is no recovery: the person has no password yet. */
export const INVITATION = {
  title: 'Set your password',
  subtitle: 'Welcome to Rollcall. Choose a password to sign in.',
  password: 'Password',
  set: 'Set Password',
  setting: 'Setting your password…',
  hasPassword: 'Already have a password?',
  signIn: 'Sign in',
  over: 'This invitation has expired or was already used.',
  whatToDo:
    'If you have set your password, sign in. If not, ask the person who invited you for a new invitation, or get a code to set one.',
  code: 'Get a code',
  blocked: 'Open the link in your invitation again, and set your password there.',
} as const;

/** Label of the resend button during the countdown. */
export const resendIn = (seconds: number): string => `${TEXTS.resend} in ${seconds} s`;
