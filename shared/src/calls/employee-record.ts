import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { reloadEmployees } from './employee-status.ts';
import type { Fields } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';

/**
 * Everything about an employee as our own server keeps it (design §8), as read. Reading is audited, so it is never
 * done behind somebody's back: not on coming back to the window, and not while an edit is under way.
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
 * Saves an employee, given whole (spec §7). Failure: 'Failed to update employee'. The list is read again whether it
 * succeeded or not (spec §8).
 */
export const updateEmployeeMutation = (id: number) =>
  mutationOptions({
    mutationFn: (body: Fields) =>
      request(ENDPOINTS.updateEmployee, 'updateEmployee', { params: { id }, body }),
    onSettled: (_data, _error, _given, _result, { client }) => reloadEmployees(client),
    meta: {
      outcome: {
        toastFailure: true,
        success: { text: 'Employee updated successfully', tone: 'success' },
      },
    },
  });

/** Grants or takes the role ADMIN (capability `roles`). Failure: 'Failed to update employee'. */
export const employeeRoleMutation = (id: number) =>
  mutationOptions({
    mutationFn: (role: string) =>
      request(ENDPOINTS.setEmployeeRole, 'updateEmployee', { params: { id }, body: { role } }),
    onSettled: (_data, _error, _given, _result, { client }) => reloadEmployees(client),
    meta: { outcome: { toastFailure: true } },
  });

/**
 * Registers an employee with a form (design §8). Failure: 'Failed to create employee'; it is the page's banner, not a
 * toast (spec §8).
 */
export const createEmployeeMutation = () =>
  mutationOptions({
    mutationFn: (form: FormData) =>
      request(ENDPOINTS.createEmployee, 'createEmployee', { body: form }),
    onSuccess: (_data, _given, _result, { client }) => reloadEmployees(client),
    meta: { outcome: { success: { text: 'Employee created successfully', tone: 'success' } } },
  });
