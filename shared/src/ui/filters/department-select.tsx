import { ChoiceSelect } from './choice-select.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly departments: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Filters a list by department. */
export function DepartmentSelect({ departments, ...rest }: Props) {
  const choices = Object.fromEntries(departments.map((department) => [department, department]));
  return (
    <ChoiceSelect
      label={TEXTS.department}
      choices={{ '': TEXTS.allDepartments, ...choices }}
      {...rest}
    />
  );
}
