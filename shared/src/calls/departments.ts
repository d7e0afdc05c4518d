import type { RowOf } from '@rollcall/shared/transport';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { DEPARTMENTS, ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { writeMutation } from './write.ts';

/** A department; one that is not active is no longer offered, but those who are in it stay. */
export interface Department extends RowOf<'listDepartments'> {}

/** A designation in use. */
export interface Designation extends RowOf<'listDesignations'> {}

/** All departments, the oldest first (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const departmentsQuery = () =>
  queryOptions({
    queryKey: ['departments'],
    queryFn: ({ signal }): Promise<readonly Department[]> =>
      requestOwn(ENDPOINTS.listDepartments, 'readSettings', { signal }),
  });

/** The designations in use, by name (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const designationsQuery = () =>
  queryOptions({
    queryKey: ['departments', 'designations'],
    queryFn: ({ signal }): Promise<readonly Designation[]> =>
      requestOwn(ENDPOINTS.listDesignations, 'readSettings', { signal }),
  });

/**
 * The names of the departments to choose from: those of the server that are active, else those of the specification.
 * @param areData whether the server has the capability `working-time`; none while they load
 */
export function useDepartments(areData: boolean): readonly string[] {
  const { data = [] } = useQuery({ ...departmentsQuery(), enabled: areData });
  if (!areData) return DEPARTMENTS;
  return data.flatMap(({ name, isActive }) => (isActive ? [name] : []));
}

/** Whether a department is still offered. */
export interface DepartmentSwitch {
  readonly id: number;
  readonly isActive: boolean;
  readonly version: number;
}

/** Makes a department active or inactive. Failure, as a toast: 'Failed to save the settings'. */
export const departmentActiveMutation = () =>
  writeMutation('updateDepartment', {
    mutationFn: async ({ id, ...body }: DepartmentSwitch): Promise<void> => {
      await request(ENDPOINTS.updateDepartment, 'saveSchedules', { params: { id }, body });
    },
    success: { text: 'Department saved', tone: 'success' },
    isPendingUntilRefetched: true,
  });
