import { DEPARTMENTS } from '@rollcall/shared/contract';
import { ChoiceSelect, DateRange, DepartmentSelect, FilterBar } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';

type Filters = Readonly<
  Record<'search' | 'from' | 'to' | 'department' | 'state', string | undefined>
>;

interface Props {
  readonly values: Filters;
  readonly onChange: (changes: Partial<Filters>, how?: { readonly replace: boolean }) => void;
}

/** Filters of the list of time logs: employee, work dates, department, status. */
export function TimeLogFilters({ values, onChange }: Props) {
  const { from, to, department, state } = values;
  return (
    <FilterBar values={values} onChange={onChange}>
      <DateRange from={from} to={to} onChange={onChange} />
      <DepartmentSelect
        departments={DEPARTMENTS}
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
