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
  invitationTitle: 'Set your password',
  invitationSubtitle: 'Welcome to Rollcall. Choose a password, then sign in with it.',
  invitationOver:
    'This invitation has expired or was already used. Sign in; if you have no password, choose one with Forgot Password.',
  password: 'New Password',
  passwordPlaceholder: 'Minimum 6 characters',
  passwordShort: 'Password must be at least 6 characters.',
  confirm: 'Confirm Password',
  mismatch: 'Passwords do not match.',
  reset: 'Reset Password',
  done: 'Password reset successfully.',
  blocked: 'You need a verified code to reset your password. Request one to continue.',
} as const;

/** Label of the resend button during the countdown. */
export const resendIn = (seconds: number): string => `${TEXTS.resend} in ${seconds} s`;
