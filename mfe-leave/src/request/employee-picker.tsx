import { employeeSearchQuery } from '@rollcall/shared/calls';
import { joinNames, SEARCH_DEBOUNCE_MS, titleCase } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly value: number | undefined;
  /** Name of the chosen employee, shown even when the search no longer finds them. */
  readonly name: string;
  readonly onChange: (id: number | undefined, name: string) => void;
}

/** Chooses an active employee by searching (spec §7). */
export function EmployeePicker({ value, name, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useQuery({
    ...employeeSearchQuery({ searchTerm: term, isActive: true, page: 0 }),
    enabled: term !== '',
  });
  const found = (term === '' ? [] : (data?.rows ?? []))
    .map(({ id, firstName, middleName, lastName }) => ({
      value: id,
      label: titleCase(joinNames(firstName, middleName, lastName)),
    }))
    .filter((option): option is { value: number; label: string } => option.value !== null);
  const isChosenFound = found.some((option) => option.value === value);
  const chosen = value === undefined || isChosenFound ? [] : [{ value, label: name }];
  return (
    <Select
      aria-label={TEXTS.employee}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      placeholder={TEXTS.findEmployee}
      value={value ?? null}
      loading={isFetching}
      options={[...chosen, ...found]}
      onChange={(id: number) =>
        onChange(id, [...chosen, ...found].find((option) => option.value === id)?.label ?? '')
      }
      notFoundContent={term === '' ? TEXTS.findEmployee : TEXTS.noEmployee}
      style={{ width: '100%' }}
    />
  );
}
