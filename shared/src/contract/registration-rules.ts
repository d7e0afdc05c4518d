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
import { NAME_RULES } from './name-rules.ts';

/** The address of an account. */
export const EMAIL_RULE = required(emailRule('Email'));

/** Fields of a self-registration (spec §3, spec §5). */
export const REGISTRATION_RULES = {
  ...NAME_RULES,
  middleName: required(nameRule('Middle name', 100)),
  email: EMAIL_RULE,
  phone: required(phoneRule('Phone number')),
  dob: required(dateRule('Date of birth')),
  gender: required(choiceRule('Gender', GENDERS)),
  password: passwordRule(REGISTRATION_PASSWORD_MIN_LENGTH),
} as const;

/** The new password of a recovery. */
export const RESET_PASSWORD_RULE = passwordRule(RESET_PASSWORD_MIN_LENGTH);
