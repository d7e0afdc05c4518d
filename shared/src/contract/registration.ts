import * as z from 'zod/mini';
import { REGISTRATION_PASSWORD_MIN_LENGTH } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { GENDERS } from './enums.ts';
import { envelope } from './envelope.ts';
import {
  companyDate,
  emailAddress,
  newPassword,
  phoneNumber,
  requiredEnum,
  requiredName,
  withConfirmation,
} from './fields.ts';

/** The fields of a self-registration (spec §3, §5). Other fields are ignored. */
export const registration = withConfirmation(
  z.object({
    firstName: requiredName('First name', 100),
    middleName: requiredName('Middle name', 100),
    lastName: requiredName('Last name', 100),
    email: emailAddress,
    phone: phoneNumber('Phone number'),
    dob: companyDate('Date of birth'),
    gender: requiredEnum('Gender', GENDERS),
    password: newPassword(REGISTRATION_PASSWORD_MIN_LENGTH),
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
