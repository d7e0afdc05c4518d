import { employeeSearchQuery } from '@rollcall/shared/calls';
import { EmployeePicker } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof EmployeePicker>, 'search' | 'onSearch'>;

/** The employee of a log. */
export function LogEmployee(props: Props) {
  const [searchTerm, setSearchTerm] = useState('');
  const search = useQuery({
    ...employeeSearchQuery({ searchTerm, isActive: true, page: 0 }),
    enabled: searchTerm !== '',
  });
  return <EmployeePicker {...props} search={search} onSearch={setSearchTerm} />;
}
