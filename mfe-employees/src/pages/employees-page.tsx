import { PageHeading } from '@rollcall/shared/ui';
import { EmployeesTable } from '../employee-list/employees-table.tsx';
import { StatusSelect } from '../employee-list/status-select.tsx';
import { TEXTS } from '../employee-list/texts.ts';
import { useListQuery } from '../employee-list/use-list-query.ts';

/** `/employees` (spec §2, Employees table). */
export function EmployeesPage() {
  const { page, isActive, showPage, showStatus } = useListQuery();
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={<StatusSelect isActive={isActive} onChange={showStatus} />}
      />
      <EmployeesTable page={page} isActive={isActive} onPage={showPage} />
    </>
  );
}
