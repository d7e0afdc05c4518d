import {
  choiceRule,
  dateRule,
  emailRule,
  nameRule,
  passwordRule,
  phoneRule,
  REGISTRATION_PASSWORD_MIN_LENGTH,
  RESET_PASSWORD_MIN_LENGTH,
  required,
} from '../domain/index.ts';
import { GENDERS } from './enums.ts';

/** The address of an account. */
export const EMAIL_RULE = required(emailRule('Email'));

/** Fields of a self-registration (spec §3, spec §5). */
export const REGISTRATION_RULES = {
  firstName: required(nameRule('First name', 100)),
  middleName: required(nameRule('Middle name', 100)),
  lastName: required(nameRule('Last name', 100)),
  email: EMAIL_RULE,
  phone: required(phoneRule('Phone number')),
  dob: required(dateRule('Date of birth')),
  gender: required(choiceRule('Gender', GENDERS)),
  password: passwordRule(REGISTRATION_PASSWORD_MIN_LENGTH),
} as const;

/** The new password of a recovery. */
export const RESET_PASSWORD_RULE = passwordRule(RESET_PASSWORD_MIN_LENGTH);
