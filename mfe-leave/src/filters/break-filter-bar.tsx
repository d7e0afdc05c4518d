import { useDepartments } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { ChoiceSelect, DateRange, DepartmentSelect, FilterBar } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';

type Filters = Readonly<
  Record<'search' | 'department' | 'from' | 'to' | 'isOpen', string | undefined>
>;

interface Props {
  /** Those of the address. */
  readonly values: Filters;
  /** The work dates that the list shows. */
  readonly range: Pick<Filters, 'from' | 'to'>;
  /** False on a base backend, which does not return departments. */
  readonly hasDepartment: boolean;
  readonly onChange: (changes: Partial<Filters>, how?: { readonly replace: boolean }) => void;
}

/** Filters of the list of breaks: employee, department, work dates, open or finished. */
export function BreakFilterBar({ values, range, hasDepartment, onChange }: Props) {
  const departments = useDepartments(useCapability('working-time'));
  const { department, isOpen } = values;
  return (
    <FilterBar values={values} onChange={onChange}>
      {hasDepartment && (
        <DepartmentSelect
          departments={departments}
          value={department}
          onChange={(chosen) => onChange({ department: chosen })}
        />
      )}
      <ChoiceSelect
        label={TEXTS.state}
        value={isOpen}
        choices={TEXTS.states}
        onChange={(chosen) => onChange({ isOpen: chosen })}
      />
      <DateRange from={range.from} to={range.to} onChange={onChange} />
    </FilterBar>
  );
}
