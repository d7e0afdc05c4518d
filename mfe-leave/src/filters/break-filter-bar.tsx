import { Button, Flex } from 'antd';
import { useCallback } from 'react';
import { ChoiceSelect } from './choice-select.tsx';
import { DateField } from './date-field.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { SearchField } from './search-field.tsx';
import { TEXTS } from './texts.ts';

type Filters = Readonly<
  Record<'search' | 'department' | 'from' | 'to' | 'isOpen', string | undefined>
>;

interface Props {
  readonly values: Filters;
  /** A base backend does not say whose department it is. */
  readonly hasDepartment: boolean;
  readonly onChange: (changes: Partial<Filters>, how?: { readonly replace: boolean }) => void;
}

/** Narrows the list of breaks: people, department, work dates, open or finished. */
export function BreakFilterBar({ values, hasDepartment, onChange }: Props) {
  const { search, department, from, to, isOpen } = values;
  const onSearch = useCallback(
    (term: string | undefined) => onChange({ search: term }, { replace: true }),
    [onChange],
  );
  const isAny = Object.values(values).some((value) => value !== undefined);
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
      {hasDepartment && (
        <DepartmentSelect
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
  search: undefined,
  department: undefined,
  from: undefined,
  to: undefined,
  isOpen: undefined,
};
