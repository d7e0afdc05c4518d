import { DEPARTMENTS } from '@rollcall/shared/contract';
import { ChoiceSelect, DateRange, DepartmentSelect, FilterBar } from '@rollcall/shared/ui';
import { TEXTS } from './texts.ts';

type Filters = Readonly<
  Record<'status' | 'search' | 'type' | 'department' | 'from' | 'to', string | undefined>
>;

interface Props {
  readonly values: Filters;
  readonly types: readonly string[];
  /** A base backend does not say whose department it is. */
  readonly hasDepartment: boolean;
  readonly onChange: (changes: Partial<Filters>, how?: { readonly replace: boolean }) => void;
}

/** Narrows the list of leaves: people, type, department, and the days that a leave touches. */
export function LeaveFilterBar({ values, types, hasDepartment, onChange }: Props) {
  const { type, department, from, to } = values;
  const offered = new Set(type === undefined ? types : [...types, type]);
  return (
    <FilterBar values={values} onChange={onChange}>
      <ChoiceSelect
        label={TEXTS.type}
        value={type}
        choices={{ '': TEXTS.allTypes, ...Object.fromEntries([...offered].map((t) => [t, t])) }}
        onChange={(chosen) => onChange({ type: chosen })}
      />
      {hasDepartment && (
        <DepartmentSelect
          departments={DEPARTMENTS}
          value={department}
          onChange={(chosen) => onChange({ department: chosen })}
        />
      )}
      <DateRange from={from} to={to} onChange={onChange} />
    </FilterBar>
  );
}
