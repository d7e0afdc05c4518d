/** Texts of the sign-in page (spec §2, Login). */
export const TEXTS = {
  title: 'Welcome Back',
  subtitle: 'Sign in to your account to continue',
  email: 'Email Address',
  emailRequired: 'Email Address is required',
  emailInvalid: 'Enter an email address like name@company.com',
  password: 'Password',
  passwordRequired: 'Password is required',
  /** Without the word "password", so that the field's label matches one control only. */
  show: 'Show characters',
  hide: 'Hide characters',
  capsLock: 'Caps Lock is on.',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgot: 'Forgot Password?',
  newHere: 'New here?',
  register: 'Create an account',
  toMyTime: 'After signing in, you will continue to My Time.',
  ended:
    'You were signed out immediately because the date or time on this device looks wrong. Correct it, or contact your administrator.',
} as const;

/** Says when to try again after too many attempts (429). */
export function tryAgainText(seconds: number): string {
  if (seconds < 60) return `Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  const minutes = Math.ceil(seconds / 60);
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
