import { useDepartments } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { ChoiceSelect, DateRange, DepartmentSelect, FilterBar } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';

type Filters = Readonly<Record<'search' | 'department' | 'state', string | undefined>> & {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

interface Props {
  /** Those of the address. */
  readonly values: Filters;
  /** The work dates that the list shows; absent when it is of one day. */
  readonly range?: Pick<Filters, 'from' | 'to'>;
  readonly onChange: (changes: Partial<Filters>, how?: { readonly replace: boolean }) => void;
}

/** Filters of a list of time logs: employee, work dates, department, status. */
export function TimeLogFilters({ values, range, onChange }: Props) {
  const departments = useDepartments(useCapability('working-time'));
  const { department, state } = values;
  return (
    <FilterBar values={values} onChange={onChange}>
      {range && <DateRange from={range.from} to={range.to} onChange={onChange} />}
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
