import { employeeSearchQuery } from '@rollcall/shared/calls';
import { joinNames, SEARCH_DEBOUNCE_MS, titleCase } from '@rollcall/shared/domain';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly id: string;
  readonly value: number | undefined;
  readonly isBroken: boolean;
  readonly onChange: (employeeId: number | undefined) => void;
}

/** Finds an employee by name, email or code; the server searches (spec §7). */
export function EmployeePicker({ id, value, isBroken, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [searchTerm, setSearchTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearchTerm(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useQuery({
    ...employeeSearchQuery({ searchTerm, isActive: true, page: 0 }),
    enabled: searchTerm !== '',
    meta: { outcome: { toastFailure: true } },
  });
  const options = (searchTerm === '' ? [] : (data?.rows ?? [])).flatMap((row) =>
    row.id === null
      ? []
      : [
          {
            value: row.id,
            label: titleCase(joinNames(row.firstName, row.middleName, row.lastName)),
          },
        ],
  );
  return (
    <Select
      id={id}
      showSearch={{ onSearch: setTyped, filterOption: false }}
      allowClear
      value={value}
      status={isBroken ? 'error' : ''}
      placeholder={TEXTS.search}
      loading={isFetching}
      notFoundContent={searchTerm === '' ? null : TEXTS.noEmployee}
      options={options}
      onChange={onChange}
      style={{ width: '100%' }}
    />
  );
}
