import { Checkbox, Form } from 'antd';

interface Props<Name extends string> {
  readonly name: Name;
  readonly label: string;
}

/** A checkbox of a form, with its label at the right; it has no error. */
export function CheckboxField<Name extends string>({ name, label }: Props<Name>) {
  return (
    <div style={{ alignSelf: 'center', paddingBlock: 8 }}>
      <Form.Item name={name as string} valuePropName="checked" noStyle>
        <Checkbox>{label}</Checkbox>
      </Form.Item>
    </div>
  );
}
