import { useDepartments } from '@rollcall/shared/calls';
import { ExportButton, type ExportFilter } from '@rollcall/shared/exports';
import { useCapability } from '@rollcall/shared/session';
import { DepartmentSelect } from '@rollcall/shared/ui';
import { ColumnsMenu } from './columns-menu.tsx';
import type { OptionalColumn } from './optional-columns.ts';

interface Props {
  readonly department: string | undefined;
  readonly onDepartment: (department: string | undefined) => void;
  readonly chosen: readonly OptionalColumn[];
  readonly onChoose: (columns: readonly OptionalColumn[]) => void;
  readonly filter: ExportFilter;
}

/** What the list of our own server offers besides the specified controls (capability `employees.filter`). */
export function OwnListControls({ department, onDepartment, chosen, onChoose, filter }: Props) {
  const departments = useDepartments(useCapability('working-time'));
  return (
    <>
      <DepartmentSelect departments={departments} value={department} onChange={onDepartment} />
      <ColumnsMenu chosen={chosen} onChoose={onChoose} />
      <ExportButton lists={['employees']} filter={filter} />
    </>
  );
}
