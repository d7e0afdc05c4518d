import { Form } from 'antd';
import type { ReactNode } from 'react';
import { onErrors } from './form-context.ts';

interface Props<Values> {
  readonly children: (values: Values) => ReactNode;
}

/** Renders its children again on each change, with the values of the whole form. */
export function Current<Values>({ children }: Props<Values>) {
  return (
    <Form.Item noStyle shouldUpdate>
      {({ getFieldsValue }) => children(getFieldsValue(true))}
    </Form.Item>
  );
}

/** Renders its children while a field of the form has an error. */
export function IfInvalid({ children }: { readonly children: ReactNode }) {
  return (
    <Form.Item noStyle shouldUpdate={onErrors}>
      {({ getFieldsError }) => getFieldsError().some(({ errors }) => errors.length > 0) && children}
    </Form.Item>
  );
}
