import { ChoiceSelect } from './choice-select.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly departments: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Filters a list by department. */
export function DepartmentSelect({ departments, ...rest }: Props) {
  const { value } = rest;
  // One of a link may be inactive, or the departments may not be loaded yet.
  const all = new Set([...departments, ...(value === undefined ? [] : [value])]);
  const choices = Object.fromEntries([...all].map((department) => [department, department]));
  return (
    <ChoiceSelect
      label={TEXTS.department}
      choices={{ '': TEXTS.allDepartments, ...choices }}
      {...rest}
    />
  );
}
