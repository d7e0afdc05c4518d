import type { EmployeeRowBody } from '@rollcall/shared/contract';
import type { Context } from '../core/context.ts';
import type { EmployeeFilter } from '../employees/filter.ts';
import { urlSigner } from '../files/file-url.ts';
import { presentEmployeeRow } from './present.ts';
import { type EmployeeSorting, findEmployeePage } from './queries.ts';

export interface EmployeePage {
  readonly rows: EmployeeRowBody[];
  readonly total: number;
  /** False when a search or a department has more than the count limit. */
  readonly isTotalExact: boolean;
}

/**
 * One page of employees by status, department and search term, sorted; a term without words matches all. The total of an unfiltered
 * list comes from maintained counts, that of a search or a department is counted up to a limit (design §9).
 */
export async function listEmployeePage(
  context: Context,
  { page, sort, order, ...filter }: EmployeeFilter & EmployeeSorting & { readonly page: number },
): Promise<EmployeePage> {
  const sign = urlSigner(context);
  const { rows, ...count } = await findEmployeePage(context.db, filter, { sort, order }, page);
  return { rows: rows.map((row) => presentEmployeeRow(row, sign)), ...count };
}
