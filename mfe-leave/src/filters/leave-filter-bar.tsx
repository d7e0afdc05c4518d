import { Button, Flex } from 'antd';
import { useCallback } from 'react';
import { ChoiceSelect } from './choice-select.tsx';
import { DateField } from './date-field.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { SearchField } from './search-field.tsx';
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
  const { search, type, department, from, to } = values;
  const onSearch = useCallback(
    (term: string | undefined) => onChange({ search: term }, { replace: true }),
    [onChange],
  );
  const offered = new Set(type === undefined ? types : [...types, type]);
  const isAny = Object.keys(NONE).some((name) => values[name as keyof Filters] !== undefined);
  return (
    <Flex
      component="section"
      aria-label={TEXTS.filters}
      wrap
      gap="small"
      align="center"
      style={{ marginBottom: 16 }}
    >
      <SearchField value={search} onSearch={onSearch} />
      <ChoiceSelect
        label={TEXTS.type}
        value={type}
        choices={{ '': TEXTS.allTypes, ...Object.fromEntries([...offered].map((t) => [t, t])) }}
        onChange={(chosen) => onChange({ type: chosen })}
      />
      {hasDepartment && (
        <DepartmentSelect
          value={department}
          onChange={(chosen) => onChange({ department: chosen })}
        />
      )}
      <DateField
        label={TEXTS.from}
        value={from}
        max={to}
        onChange={(date) => onChange({ from: date })}
      />
      <DateField
        label={TEXTS.to}
        value={to}
        min={from}
        onChange={(date) => onChange({ to: date })}
      />
      {isAny && <Button onClick={() => onChange(NONE)}>{TEXTS.reset}</Button>}
    </Flex>
  );
}

const NONE: Filters = {
  status: undefined,
  search: undefined,
  type: undefined,
  department: undefined,
  from: undefined,
  to: undefined,
};
