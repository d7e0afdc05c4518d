import { Checkbox, Form } from 'antd';

interface Props<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

/** A checkbox of a form, with its label at the right, on one line with the control next to it; it has no error. */
export function CheckboxField<Name extends string>({ name, label }: Props<Name>) {
  return (
    <Form.Item name={name as string} valuePropName="checked" style={{ alignSelf: 'end' }}>
      <Checkbox>{label}</Checkbox>
    </Form.Item>
  );
}
