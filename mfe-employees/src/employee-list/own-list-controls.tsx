import { type EmployeeRow, useDepartments } from '@rollcall/shared/calls';
import { ExportButton, type ExportFilter } from '@rollcall/shared/exports';
import { type ListView, ViewButton } from '@rollcall/shared/list-views';
import { useCapability } from '@rollcall/shared/session';
import { DepartmentSelect } from '@rollcall/shared/ui';

interface Props {
  readonly department: string | undefined;
  readonly onDepartment: (department: string | undefined) => void;
  readonly view: ListView<EmployeeRow>;
  readonly filter: ExportFilter;
}

/** What the list of our own server offers besides the specified controls (capability `employees.filter`). */
export function OwnListControls({ department, onDepartment, view, filter }: Props) {
  const departments = useDepartments(useCapability('working-time'));
  return (
    <>
      <DepartmentSelect departments={departments} value={department} onChange={onDepartment} />
      <ViewButton view={view} />
      <ExportButton lists={['employees']} filter={filter} />
    </>
  );
}
