import { queryOptions, useQuery } from '@tanstack/react-query';
import { DEPARTMENTS, ENDPOINTS } from '../contract/index.ts';
import { type Fields, readBoolean, readCount, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { writeMutation } from './write.ts';

/** A department; null where the server sent no value. */
export interface Department {
  readonly id: number | null;
  readonly name: string | null;
  /** One that is not active is no longer offered, but those who are in it stay. */
  readonly isActive: boolean;
  /** A change names the version on which it is based. */
  readonly version: number | null;
  /** How many employees are in it today. */
  readonly employees: number;
  /** How many were in it before. */
  readonly former: number;
}

/** A designation in use. */
export interface Designation {
  readonly name: string | null;
  /** How many employees have it today. */
  readonly employees: number;
  /** How many had it before. */
  readonly former: number;
}

const readCounts = (fields: Fields) => ({
  employees: readCount(fields.employees) ?? 0,
  former: readCount(fields.former) ?? 0,
});

/** All departments, the oldest first (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const departmentsQuery = () =>
  queryOptions({
    queryKey: ['departments'],
    queryFn: async ({ signal }): Promise<readonly Department[]> =>
      readList(
        await requestData(ENDPOINTS.listDepartments, 'readSettings', { signal }),
        (fields): Department => ({
          id: readNumber(fields.id),
          name: readText(fields.name),
          isActive: readBoolean(fields.isActive) ?? true,
          version: readNumber(fields.version),
          ...readCounts(fields),
        }),
      ).rows,
  });

/** The designations in use, by name (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const designationsQuery = () =>
  queryOptions({
    queryKey: ['departments', 'designations'],
    queryFn: async ({ signal }): Promise<readonly Designation[]> =>
      readList(
        await requestData(ENDPOINTS.listDesignations, 'readSettings', { signal }),
        (fields): Designation => ({ name: readText(fields.name), ...readCounts(fields) }),
      ).rows,
  });

/**
 * The names of the departments to choose from: those of the server that are active, else those of the specification.
 * @param areData whether the server has the capability `working-time`; none while they load
 */
export function useDepartments(areData: boolean): readonly string[] {
  const { data = [] } = useQuery({ ...departmentsQuery(), enabled: areData });
  if (!areData) return DEPARTMENTS;
  return data.flatMap(({ name, isActive }) => (name !== null && isActive ? [name] : []));
}

/** Whether a department is still offered. */
export interface DepartmentSwitch {
  readonly id: number;
  readonly isActive: boolean;
  readonly version: number | null;
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
