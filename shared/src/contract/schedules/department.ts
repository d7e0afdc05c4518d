import * as z from 'zod/mini';
import { required } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import { EMPLOYEE_RULES } from '../employee-rules.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope, rowId } from '../envelope.ts';
import { requiredText } from '../fields.ts';

/** A department; one that is not active is no longer offered, but those who are in it stay. */
const department = z.object({
  id: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  version: z.int(),
  /** How many employees are in it today. */
  employees: z.int(),
  /** How many were in it before. */
  former: z.int(),
});

const ofDepartment = z.object({ id: rowId });
const name = requiredText(required(EMPLOYEE_RULES.department));

/** All departments, in the order of their ids. */
export const listDepartments = defineCall({
  ...ENDPOINTS.listDepartments,
  response: envelope(z.array(department)),
});

export const createDepartment = defineCall({
  ...ENDPOINTS.createDepartment,
  body: z.object({ name }),
  response: envelope(department),
});

/** Renames a department, in the past too, or retires it; an absent field is unchanged. 409 with code `stale` for an older version. */
export const updateDepartment = defineCall({
  ...ENDPOINTS.updateDepartment,
  params: ofDepartment,
  body: z.object({
    name: z.optional(name),
    isActive: z.optional(z.boolean('Active must be true or false')),
    version: z.optional(z.nullable(z.int())),
  }),
  response: envelope(department),
});

/** Deletes a department that no employee was ever in and that no assignment, policy or closed period has; 409 for others. */
export const deleteDepartment = defineCall({
  ...ENDPOINTS.deleteDepartment,
  params: ofDepartment,
  response: envelope(z.null()),
});

/** A designation in use: a text of employees. */
const designation = z.object({
  name: z.string(),
  /** How many employees have it today. */
  employees: z.int(),
  /** How many had it before. */
  former: z.int(),
});

/** The designations in use, now or in the past, by name. */
export const listDesignations = defineCall({
  ...ENDPOINTS.listDesignations,
  response: envelope(z.array(designation)),
});

/**
 * Renames a designation of all who have it or had it. When another one has the new name, both become one; 409 unless `merges` says
 * that this was seen. 404 when it is not in use.
 */
export const renameDesignation = defineCall({
  ...ENDPOINTS.renameDesignation,
  body: z.object({
    from: z.string().check(z.minLength(1, 'Choose a designation'), z.maxLength(100)),
    to: requiredText(required(EMPLOYEE_RULES.designation)),
    merges: z.optional(z.boolean()),
  }),
  response: envelope(z.object({ employees: z.int() })),
});

export type DepartmentBody = z.infer<typeof department>;
export type DesignationBody = z.infer<typeof designation>;
