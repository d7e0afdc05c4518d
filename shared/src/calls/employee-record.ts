import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { invalidateEmployees } from './account-status.ts';
import type { Fields } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';

/**
 * The full record of an employee on our own server (design §8). Reading is audited, so it is never refetched
 * automatically: not on window focus, and not during an edit.
 */
export const employeeQuery = (id: number) =>
  queryOptions({
    queryKey: ['employee', id],
    queryFn: async ({ signal }): Promise<Fields> =>
      readObject(
        await requestData(ENDPOINTS.getEmployee, 'listEmployees', { params: { id }, signal }),
      ),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/**
 * Saves the full data of an employee (spec §7). Failure: 'Failed to update employee'. Refetches the list after success
 * and failure (spec §8).
 */
export const updateEmployeeMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: Fields) =>
      request(ENDPOINTS.updateEmployee, 'updateEmployee', { params: { id }, body }),
    onSettled: (_data, _error, _input, _result, { client }) => invalidateEmployees(client),
    meta: {
      outcome: {
        toastFailure: true,
        success: { text: 'Employee updated successfully', tone: 'success' },
      },
    },
  });

/** Grants or revokes the role ADMIN (capability `roles`). Failure: 'Failed to update employee'. */
export const employeeRoleMutation = (id: number) =>
  mutationOptions({
    mutationFn: (role: string) =>
      request(ENDPOINTS.setEmployeeRole, 'updateEmployee', { params: { id }, body: { role } }),
    onSettled: (_data, _error, _input, _result, { client }) => invalidateEmployees(client),
    meta: { outcome: { toastFailure: true } },
  });

/**
 * Registers an employee with a form (design §8). Failure: 'Failed to create employee', shown in the page's banner, not
 * as a toast (spec §8).
 */
export const createEmployeeMutation = () =>
  mutationOptions({
    mutationFn: (form: FormData) =>
      request(ENDPOINTS.createEmployee, 'createEmployee', { body: form }),
    onSuccess: (_data, _input, _result, { client }) => invalidateEmployees(client),
    meta: { outcome: { success: { text: 'Employee created successfully', tone: 'success' } } },
  });
