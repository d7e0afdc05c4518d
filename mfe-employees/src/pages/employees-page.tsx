import { ListTable, PageHeading } from '@rollcall/shared/ui';
import { EMPLOYEE_COLUMNS } from '../employee-list/employee-columns.tsx';
import { StatusSelect } from '../employee-list/status-select.tsx';
import { TEXTS } from '../employee-list/texts.ts';
import { useEmployees } from '../employee-list/use-employees.ts';
import { useListQuery } from '../employee-list/use-list-query.ts';

/** `/employees` (spec §2, Employees table). */
export function EmployeesPage() {
  const { page, isActive, showPage, showStatus } = useListQuery();
  const list = useEmployees(page, isActive);
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={<StatusSelect isActive={isActive} onChange={showStatus} />}
      />
      <ListTable
        label={TEXTS.title}
        columns={EMPLOYEE_COLUMNS}
        list={list}
        page={page}
        onPage={showPage}
        texts={TEXTS}
      />
    </>
  );
}
