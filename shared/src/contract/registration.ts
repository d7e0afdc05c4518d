import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { envelope } from './envelope.ts';
import {
  emailAddress,
  newPassword,
  requiredDate,
  requiredEnum,
  requiredText,
  withConfirmation,
} from './fields.ts';
import { REGISTRATION_RULES } from './registration-rules.ts';

const { firstName, middleName, lastName, email, phone, dob, gender, password } = REGISTRATION_RULES;

/** The fields of a self-registration (spec §3, spec §5). Other fields are ignored. */
export const registration = withConfirmation(
  z.object({
    firstName: requiredText(firstName),
    middleName: requiredText(middleName),
    lastName: requiredText(lastName),
    email: emailAddress(email),
    phone: requiredText(phone),
    dob: requiredDate(dob),
    gender: requiredEnum(gender),
    password: newPassword(password),
    confirmPassword: z
      .string('Please confirm your password')
      .check(z.minLength(1, 'Please confirm your password')),
  }),
  'Passwords do not match',
);

/** The employee in the response to a self-registration: the fields as sent, and `isActive` still undecided. */
export const registeredEmployee = z.object({
  id: z.int(),
  employeeId: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  dob: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  role: z.string(),
  isActive: z.nullable(z.boolean()),
  verificationStatus: z.string(),
});

/** Self-registration (spec §7): always role EMPLOYEE, undecided and unverified (design §10). */
export const register = defineCall({
  ...ENDPOINTS.register,
  body: registration,
  response: envelope(registeredEmployee),
});

export type Registration = z.infer<typeof registration>;
/** The body of a self-registration, as the form sends it. */
export type RegistrationInput = z.input<typeof registration>;
