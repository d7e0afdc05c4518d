import { anyEmployeeSearchQuery } from '@rollcall/shared/calls';
import { EmployeePicker } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { TypedLog } from './check-log.ts';

interface Props {
  readonly form: FormInstance<TypedLog>;
  readonly value?: number;
  readonly onChange?: (id: number | undefined) => void;
}

/** The employee of a log. The form also keeps the name, which a draft shows without a search. */
export function LogEmployee({ form, onChange, ...control }: Props) {
  const [searchTerm, setSearchTerm] = useState('');
  const search = useQuery({
    ...anyEmployeeSearchQuery(searchTerm),
    enabled: searchTerm !== '',
  });
  return (
    <EmployeePicker
      {...control}
      name={form.getFieldValue('employeeName') || undefined}
      search={search}
      onSearch={setSearchTerm}
      onChange={(id, name) => {
        form.setFieldsValue({ employeeName: name });
        onChange?.(id);
      }}
    />
  );
}
