import { ChoiceSelect } from './choice-select.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly departments: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** People of one department. */
export function DepartmentSelect({ departments, ...rest }: Props) {
  const named = Object.fromEntries(departments.map((department) => [department, department]));
  return (
    <ChoiceSelect
      label={TEXTS.department}
      choices={{ '': TEXTS.allDepartments, ...named }}
      {...rest}
    />
  );
}
