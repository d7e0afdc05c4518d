import type { BodyOf, FieldsOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS, type Role } from '../contract/index.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { makeForm } from './make-form.ts';
import type { Fields } from './reading/fields.ts';
import { request, requestOwn } from './request.ts';
import { writeMutation } from './write.ts';

/**
 * The full record of an employee on our own server (design §8). Reading is audited, so it is never refetched
 * automatically: not on window focus, and not during an edit.
 */
export const employeeQuery = (id: number) =>
  queryOptions({
    queryKey: ['employee', id],
    queryFn: ({ signal }): Promise<Fields> =>
      requestOwn(ENDPOINTS.getEmployee, 'listEmployees', { params: { id }, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The fields of an employee that a change may set. */
export type EmployeeChanges = BodyOf<'updateEmployee'>;

/** A change of an employee. */
interface RecordUpdate {
  /** The record as received, including unknown keys: all of it is sent back, so that no backend loses data (design §8). */
  readonly received: Fields;
  readonly changes: EmployeeChanges;
}

/**
 * Saves the full data of an employee (spec §7). Failure: 'Failed to update employee'. Refetches the list after success
 * and failure (spec §8).
 * @param keyOf idempotency keys of the form, so that a retry after a lost response is no conflict; not on a base backend
 */
export const updateEmployeeMutation = (id: number, keyOf?: IdempotencyKeys) =>
  writeMutation('updateEmployee', {
    mutationFn: ({ received, changes }: RecordUpdate) => {
      const body = { ...received, ...changes } as EmployeeChanges;
      return request(ENDPOINTS.updateEmployee, 'updateEmployee', {
        params: { id },
        body,
        idempotencyKey: keyOf?.(body),
      });
    },
    success: { text: 'Employee updated successfully', tone: 'success' },
  });

/** Grants or revokes the role ADMIN (capability `roles`). Failure: 'Failed to update employee'. */
export const employeeRoleMutation = (id: number) =>
  writeMutation('setEmployeeRole', {
    mutationFn: (role: Role) =>
      request(ENDPOINTS.setEmployeeRole, 'updateEmployee', { params: { id }, body: { role } }),
  });

/** Sets the rights of an employee (capability `rights`). Failure: 'Failed to update employee'. */
export const employeeRightsMutation = (id: number) =>
  writeMutation('setEmployeeRights', {
    mutationFn: (rights: readonly string[]) =>
      request(ENDPOINTS.setEmployeeRights, 'updateEmployee', {
        params: { id },
        body: { rights: [...rights] },
      }),
  });

/** Mails an employee the invitation again. The toast names the address. Failure: 'Failed to send the invitation'. */
export const resendInvitationMutation = (id: number, email: string | null) =>
  writeMutation('resendInvitation', {
    mutationFn: () => request(ENDPOINTS.resendInvitation, 'resendInvitation', { params: { id } }),
    success: { text: `Invitation sent${email ? ` to ${email}` : ''}`, tone: 'success' },
  });

/** The fields of the form that registers an employee, files included. */
export type NewEmployeeFields = FieldsOf<'createEmployee'>;

/**
 * Registers an employee with a form (design §8). Failure: 'Failed to create employee', shown in the page's banner, not
 * as a toast (spec §8).
 * @param keyOf idempotency keys of the form, so that a retry after a lost response creates no second account; not on a
 * base backend
 */
export const createEmployeeMutation = (keyOf?: IdempotencyKeys) =>
  writeMutation('createEmployee', {
    mutationFn: (fields: NewEmployeeFields) =>
      request(ENDPOINTS.createEmployee, 'createEmployee', {
        body: makeForm<'createEmployee'>(fields),
        idempotencyKey: keyOf?.(fields),
      }),
    toastFailure: false,
    success: { text: 'Employee created successfully', tone: 'success' },
  });
