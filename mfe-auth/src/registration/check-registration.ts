import { isEmailAddress, REGISTRATION_PASSWORD_MIN_LENGTH } from '@rollcall/shared/domain';
import { ERRORS } from './texts.ts';

/** The values of the form; the phone without its country code. */
export interface RegistrationValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly middleName: string;
  readonly email: string;
  readonly phone: string;
  readonly dob: string;
  readonly gender: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export type RegistrationField = keyof RegistrationValues;
export type RegistrationErrors = Partial<Record<RegistrationField, string | undefined>>;

/** Validates the form and returns all messages by field (spec §5). The middle name is required, as specified. */
export function checkRegistration(values: RegistrationValues): RegistrationErrors {
  const { email, password, confirmPassword } = values;
  const errors: Record<RegistrationField, string | undefined> = {
    firstName: errorIfBlank(values.firstName, ERRORS.firstName),
    lastName: errorIfBlank(values.lastName, ERRORS.lastName),
    middleName: errorIfBlank(values.middleName, ERRORS.middleName),
    email:
      errorIfBlank(email, ERRORS.emailRequired) ??
      (isEmailAddress(email) ? undefined : ERRORS.emailInvalid),
    phone: errorIfBlank(values.phone, ERRORS.phone),
    dob: errorIfBlank(values.dob, ERRORS.dob),
    gender: errorIfBlank(values.gender, ERRORS.gender),
    password: password.length < REGISTRATION_PASSWORD_MIN_LENGTH ? ERRORS.passwordShort : undefined,
    confirmPassword:
      errorIfBlank(confirmPassword, ERRORS.confirmRequired) ??
      (confirmPassword === password ? undefined : ERRORS.mismatch),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

const errorIfBlank = (value: string, error: string) => (value.trim() === '' ? error : undefined);
