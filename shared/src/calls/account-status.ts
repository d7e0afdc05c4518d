import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request } from './request.ts';

/** Invalidates all lists and counts of employees. Called after every change, even one that failed (spec §8). */
export function invalidateEmployees(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['employees'] });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}

/** Changes the account status: activates or deactivates (spec §7). Failure: 'Failed to update employee status'. */
export const accountStatusMutation = (id: number, isActive: boolean) =>
  mutationOptions({
    mutationKey: ['employee-status', id],
    mutationFn: () =>
      request(ENDPOINTS.setEmployeeStatus, 'setEmployeeStatus', {
        params: { id },
        query: { isActive },
      }),
    meta: {
      outcome: {
        toastFailure: true,
        success: {
          text: `Employee ${isActive ? 'activated' : 'deactivated'} successfully`,
          tone: 'success',
        },
      },
    },
  });

/** Deletes an employee (spec §7). Failure: 'Failed to delete employee'. */
export const deleteEmployeeMutation = (id: number) =>
  mutationOptions({
    mutationFn: () => request(ENDPOINTS.deleteEmployee, 'deleteEmployee', { params: { id } }),
    onSettled: (_data, _error, _input, _result, { client }) => invalidateEmployees(client),
    meta: {
      outcome: {
        toastFailure: true,
        success: { text: 'Employee deleted successfully', tone: 'success' },
      },
    },
  });
