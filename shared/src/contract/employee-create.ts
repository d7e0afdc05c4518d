import * as z from 'zod/mini';
import { required } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { employeeFields, savedEmployee } from './employee-record.ts';
import { EMPLOYEE_RULES } from './employee-rules.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  emailAddress,
  newPassword,
  requiredEnum,
  requiredText,
  withConfirmation,
} from './fields.ts';
import { formFile } from './file.ts';
import { REGISTRATION_RULES } from './registration-rules.ts';

/** A checkbox in a multipart form, where all values are text. */
const formFlag = z.optional(
  z.stringbool({ truthy: ['true', 'on', '1'], falsy: ['false', 'off', '0', ''] }),
);

const { vacationDays: _vacationDays, phone: _phone, gender: _gender, ...fields } = employeeFields;

/**
 * The form with which an administrator registers an employee (spec §2, spec §7). Only the personal fields are needed; empty
 * ones may be omitted. Without a password, the employee gets a mail with a link to set one.
 */
export const newEmployee = withConfirmation(
  z.object({
    ...fields,
    firstName: requiredText(EMPLOYEE_RULES.firstName),
    email: emailAddress(EMPLOYEE_RULES.email),
    phone: requiredText(required(EMPLOYEE_RULES.phone)),
    gender: requiredEnum(required(EMPLOYEE_RULES.gender)),
    hasPf: formFlag,
    deactivateOnExit: formFlag,
    permanentSameAsCurrent: formFlag,
    /** The right to sign in; true when absent. */
    isActive: formFlag,
    password: z.optional(z.union([z.literal(''), newPassword(REGISTRATION_RULES.password)])),
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
export type NewEmployeeInput = z.input<typeof newEmployee>;
