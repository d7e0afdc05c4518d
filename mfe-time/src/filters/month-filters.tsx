import { useDepartments } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { DepartmentSelect, FilterBar } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { MonthField } from './month-field.tsx';

interface Props {
  /** `YYYY-MM`. */
  readonly month: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Month, department and search of a page about a month, in its URL. */
export function MonthFilters({ month, today }: Props) {
  const { department, search, showFilter } = useListParameters();
  const departments = useDepartments(useCapability('working-time'));
  return (
    <FilterBar values={{ search, department }} onChange={showFilter}>
      <MonthField
        value={month}
        currentYear={Number(today.slice(0, 4))}
        onChange={(chosen) => showFilter({ month: chosen })}
      />
      <DepartmentSelect
        departments={departments}
        value={department}
        onChange={(chosen) => showFilter({ department: chosen })}
      />
    </FilterBar>
  );
}
