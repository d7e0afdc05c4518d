import * as z from 'zod/mini';
import { REGISTRATION_PASSWORD_MIN_LENGTH } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { employeeFields, savedEmployee } from './employee-record.ts';
import { ENDPOINTS } from './endpoint.ts';
import { GENDERS } from './enums.ts';
import {
  emailAddress,
  newPassword,
  phoneNumber,
  requiredEnum,
  requiredName,
  withConfirmation,
} from './fields.ts';
import { formFile } from './file.ts';

/** A checkbox in a multipart form, where all values are text. */
const formFlag = z.optional(
  z.stringbool({ truthy: ['true', 'on', '1'], falsy: ['false', 'off', '0', ''] }),
);

const { vacationDays: _vacationDays, phone: _phone, gender: _gender, ...fields } = employeeFields;

/**
 * The form with which an administrator registers an employee (spec §2, §7). Only the personal fields are needed; empty
 * ones may be omitted. Without a password, the employee gets a mail with a link to set one.
 */
export const newEmployee = withConfirmation(
  z.object({
    ...fields,
    firstName: requiredName('First name', 100),
    email: emailAddress,
    phone: phoneNumber('Phone'),
    gender: requiredEnum('Gender', GENDERS),
    hasPf: formFlag,
    permanentSameAsCurrent: formFlag,
    /** The right to sign in; true when absent. */
    isActive: formFlag,
    password: z.optional(z.union([z.literal(''), newPassword(REGISTRATION_PASSWORD_MIN_LENGTH)])),
    confirmPassword: z.optional(z.string()),
    profilePhoto: z.optional(formFile),
    aadhaarCard: z.optional(formFile),
    panCard: z.optional(formFile),
  }),
  'Passwords do not match',
);

/** Registers an employee (design §8) with a form, which may include photo, Aadhaar and PAN. */
export const createEmployee = defineCall({
  ...ENDPOINTS.createEmployee,
  isForm: true,
  body: newEmployee,
  response: savedEmployee,
});

export type NewEmployeeForm = z.infer<typeof newEmployee>;
