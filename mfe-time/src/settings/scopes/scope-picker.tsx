import { departmentsQuery, employeeSearchQuery } from '@rollcall/shared/calls';
import { EmployeePicker, FieldLayout } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex, Radio, Select } from 'antd';
import { useId, useState } from 'react';
import { COMPANY } from './scope-name.ts';
import { TEXTS } from './texts.ts';

type Kind = 'company' | 'department' | 'employee';

interface Props {
  /** `company`, `department:3` or `employee:12`. */
  readonly scope: string;
  /** Name of the employee, when the scope is one. */
  readonly name: string | undefined;
  readonly onChange: (scope: string) => void;
}

/** Chooses the company, a department, or an employee by search. */
export function ScopePicker({ scope, name, onChange }: Props) {
  // Until a department or an employee is chosen, the page shows the earlier scope.
  const [chosen, setChosen] = useState<{ readonly kind: Kind; readonly scope: string }>();
  const kind = chosen?.scope === scope ? chosen.kind : kindOf(scope);
  const choose = (next: Kind) => {
    setChosen({ kind: next, scope });
    if (next === COMPANY) onChange(COMPANY);
  };
  const id = kind === kindOf(scope) ? idOf(scope) : undefined;
  return (
    <Flex wrap gap="0 16px" align="end">
      <FieldLayout label={TEXTS.scope} errors={[]}>
        <Radio.Group
          aria-label={TEXTS.scope}
          value={kind}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: 'company', label: TEXTS.company },
            { value: 'department', label: TEXTS.department },
            { value: 'employee', label: TEXTS.employee },
          ]}
        />
      </FieldLayout>
      {kind === 'department' && (
        <Department id={id} onChange={(next) => onChange(`department:${next}`)} />
      )}
      {kind === 'employee' && (
        <Employee id={id} name={name} onChange={(next) => onChange(`employee:${next}`)} />
      )}
    </Flex>
  );
}

const kindOf = (scope: string) => scope.split(':')[0] as Kind;
const idOf = (scope: string) => Number(scope.split(':')[1]) || undefined;

interface ChoiceProps {
  readonly id: number | undefined;
  readonly onChange: (id: number) => void;
}

function Department({ id, onChange }: ChoiceProps) {
  const control = useId();
  const { data = [], isFetching } = useQuery(departmentsQuery());
  const options = data
    .filter((department) => department.isActive || department.id === id)
    .map((department) => {
      const name = department.name;
      return {
        value: department.id,
        label: department.isActive ? name : TEXTS.formerDepartment(name),
      };
    });
  return (
    <FieldLayout label={TEXTS.department} htmlFor={control} errors={[]}>
      <Select
        id={control}
        placeholder={TEXTS.chooseDepartment}
        // One that does not exist is not shown as its number.
        value={options.some(({ value }) => value === id) ? (id ?? null) : null}
        loading={isFetching}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(next: number | null) => next !== null && onChange(next)}
        style={CONTROL}
      />
    </FieldLayout>
  );
}

function Employee({ id, name, onChange }: ChoiceProps & { readonly name: string | undefined }) {
  const control = useId();
  const [searchTerm, setSearchTerm] = useState('');
  const search = useQuery({
    ...employeeSearchQuery({ searchTerm, isActive: true, page: 0 }),
    enabled: searchTerm !== '',
  });
  return (
    <FieldLayout label={TEXTS.employee} htmlFor={control} errors={[]}>
      <div style={CONTROL}>
        <EmployeePicker
          id={control}
          {...(id !== undefined && { value: id })}
          name={name}
          search={search}
          onSearch={setSearchTerm}
          onChange={(next) => next !== undefined && onChange(next)}
        />
      </div>
    </FieldLayout>
  );
}

const CONTROL = { width: 280, maxWidth: '100%' } as const;
