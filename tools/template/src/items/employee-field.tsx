import { anyEmployeeSearchQuery } from '@rollcall/shared/calls';
import { EmployeePicker } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** With the name, so that a restored draft shows it without a search. */
export interface Chosen {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly value?: Chosen | null;
  readonly onChange?: (chosen: Chosen | null) => void;
}

/** Chooses an employee; the field of the form sets value, `onChange` and what describes it. */
export function EmployeeField({ value, onChange, ...control }: Props) {
  const [term, setTerm] = useState('');
  const search = useQuery({ ...anyEmployeeSearchQuery(term), enabled: term !== '' });
  return (
    <EmployeePicker
      {...control}
      {...(value && { value: value.id, name: value.name })}
      search={search}
      onSearch={setTerm}
      onChange={(id, name) => onChange?.(id === undefined ? null : { id, name })}
    />
  );
}
