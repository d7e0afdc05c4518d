import { defineBulkList } from '../commands/bulk-action.ts';
import { findNames } from '../employees/find-names.ts';
import { fullName } from '../employees/full-name.ts';
import { EMPLOYEES_FILTER } from './export.ts';
import { findEmployeeIds } from './queries.ts';

export const EMPLOYEE_LIST = defineBulkList({
  filter: EMPLOYEES_FILTER,
  find: (db, { searchTerm: search, ...filter }, limit) =>
    findEmployeeIds(db, { ...filter, search }, limit),
  async name(db, ids) {
    const found = await findNames(db, ids);
    return new Map(
      Array.from(found, ([id, { employeeCode, department, ...names }]) => [
        id,
        {
          name: fullName(names),
          detail: [employeeCode, department].filter(Boolean).join(', '),
        },
      ]),
    );
  },
});
