/** Texts of self-registration (spec §2, spec §5, spec §8). */
export const TEXTS = {
  title: 'Create Account',
  subtitle: 'Register yourself as an employee.',
  firstName: 'First Name',
  lastName: 'Last Name',
  middleName: 'Middle Name',
  middleNamePlaceholder: 'Middle name (optional)',
  email: 'Email Address',
  countryCode: 'Country code',
  phone: 'Phone Number',
  phoneTooLong:
    'A phone number may have up to 10 digits here. Choose the country code, and paste the number without it.',
  codeUnknown: 'This number begins with a country code that is not in the list.',
  dob: 'Date of Birth',
  gender: 'Gender',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  submit: 'Create Account',
  submitting: 'Creating Account...',
  signIn: 'Back to login',

  doneTitle: 'Registration Successful',
  done: 'Please verify your email and log in.',
  activation: 'After that, an administrator will activate your account.',
} as const;

export const GENDERS = ['Male', 'Female'] as const;

/** Messages of spec §5, verbatim; those of the other fields are in the rules of the contract. */
export const ERRORS = {
  confirmRequired: 'Please confirm your password',
  mismatch: 'Passwords do not match',
} as const;
