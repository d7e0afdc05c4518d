import { usePageContext } from '@rollcall/shared/session';
import { Checkbox, Form } from 'antd';
import { useMemo, useState } from 'react';
import type { EmployeeFieldName } from './employee-field.ts';
import { joinRights, splitRights } from './join-rights.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly name: EmployeeFieldName;
  readonly label: string;
}

/** The rights of an employee (decision 076). Without any it is not shown. */
export function RightsField({ name, label }: Props) {
  return (
    <Form.Item name={name} noStyle>
      <RightsChoice label={label} />
    </Form.Item>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** A checkbox for each right that live modules ask for, and for each that the employee has otherwise, so that it can be removed. */
function RightsChoice({ label, value = '', onChange }: ChoiceProps) {
  const findRights = usePageContext((page) => page.findRights);
  const named = useMemo(() => findRights?.() ?? [], [findRights]);
  const chosen = splitRights(value);
  // A right that was removed here can be given back until the dialog is closed.
  const [seen, setSeen] = useState(chosen);
  const unseen = chosen.filter((right) => !seen.includes(right));
  if (unseen.length > 0) setSeen([...seen, ...unseen]);
  const others = seen.filter((right) => named.every((each) => each.right !== right));
  const all = [...named, ...others.map((right) => ({ right, modules: [] }))];
  if (all.length === 0) return null;
  return (
    <fieldset className="field-rights">
      <legend>{label}</legend>
      <Checkbox.Group
        value={chosen}
        options={all.map(({ right, modules }) => ({
          value: right,
          label: TEXTS.right(right, modules),
        }))}
        onChange={(rights) => onChange?.(joinRights(rights))}
      />
    </fieldset>
  );
}
