import { Button, Flex } from 'antd';
import { useCallback } from 'react';
import { ChoiceSelect } from './choice-select.tsx';
import { DateField } from './date-field.tsx';
import { DepartmentSelect } from './department-select.tsx';
import { SearchField } from './search-field.tsx';
import { TEXTS } from './texts.ts';

type Filters = Readonly<
  Record<'search' | 'from' | 'to' | 'department' | 'state', string | undefined>
>;

interface Props {
  readonly values: Filters;
  readonly onChange: (changes: Partial<Filters>, how?: { readonly replace: boolean }) => void;
}

/** Narrows the list of time logs: people, work dates, department, status. */
export function TimeLogFilters({ values, onChange }: Props) {
  const { search, from, to, department, state } = values;
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
      <DepartmentSelect
        value={department}
        onChange={(chosen) => onChange({ department: chosen })}
      />
      <ChoiceSelect
        label={TEXTS.state}
        value={state}
        choices={TEXTS.states}
        onChange={(chosen) => onChange({ state: chosen })}
      />
      {isAny && <Button onClick={() => onChange(NONE)}>{TEXTS.reset}</Button>}
    </Flex>
  );
}

const NONE: Filters = {
  search: undefined,
  from: undefined,
  to: undefined,
  department: undefined,
  state: undefined,
};
