import { useDepartments } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { ChoiceSelect, DateRange, DepartmentSelect, FilterBar } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';

type Filters = Readonly<
  Record<'status' | 'search' | 'type' | 'department' | 'from' | 'to', string | undefined>
>;

interface Props {
  readonly values: Filters;
  readonly types: readonly string[];
  /** False on a base backend, which does not return departments. */
  readonly hasDepartment: boolean;
  readonly onChange: (changes: Partial<Filters>, how?: { readonly replace: boolean }) => void;
}

/** Filters of the list of leaves: employee, type, department, and a range of days that the leave overlaps. */
export function LeaveFilterBar({ values, types, hasDepartment, onChange }: Props) {
  const departments = useDepartments(useCapability('working-time'));
  const { type, department, from, to } = values;
  const options = new Set(type === undefined ? types : [...types, type]);
  return (
    <FilterBar values={values} onChange={onChange}>
      <ChoiceSelect
        label={TEXTS.type}
        value={type}
        choices={{ '': TEXTS.allTypes, ...Object.fromEntries([...options].map((t) => [t, t])) }}
        onChange={(chosen) => onChange({ type: chosen })}
      />
      {hasDepartment && (
        <DepartmentSelect
          departments={departments}
          value={department}
          onChange={(chosen) => onChange({ department: chosen })}
        />
      )}
      <DateRange from={from} to={to} onChange={onChange} />
    </FilterBar>
  );
}
