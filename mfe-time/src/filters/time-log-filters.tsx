import { useDepartments } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { ChoiceSelect, DateRange, DepartmentSelect, FilterBar } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';

type Filters = Readonly<Record<'search' | 'department' | 'state', string | undefined>> & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

interface Props {
  /** Without `from` and `to`, the list is of one day. */
  readonly values: Filters;
  readonly onChange: (changes: Partial<Filters>, how?: { readonly replace: boolean }) => void;
}

/** Filters of a list of time logs: employee, work dates, department, status. */
export function TimeLogFilters({ values, onChange }: Props) {
  const departments = useDepartments(useCapability('working-time'));
  const { from, to, department, state } = values;
  return (
    <FilterBar values={values} onChange={onChange}>
      {'from' in values && <DateRange from={from} to={to} onChange={onChange} />}
      <DepartmentSelect
        departments={departments}
        value={department}
        onChange={(chosen) => onChange({ department: chosen })}
      />
      <ChoiceSelect
        label={TEXTS.state}
        value={state}
        choices={TEXTS.states}
        onChange={(chosen) => onChange({ state: chosen })}
      />
    </FilterBar>
  );
}
