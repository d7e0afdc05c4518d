import { DEPARTMENTS } from '@rollcall/shared/contract';
import { ChoiceSelect } from './choice-select.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const CHOICES = {
  '': TEXTS.allDepartments,
  ...Object.fromEntries(DEPARTMENTS.map((department) => [department, department])),
};

/** People of one department. */
export function DepartmentSelect(props: Props) {
  return <ChoiceSelect label={TEXTS.department} choices={CHOICES} {...props} />;
}
