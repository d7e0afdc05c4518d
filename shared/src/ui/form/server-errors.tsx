import { Form } from 'antd';
import { useContext, useEffect, useEffectEvent } from 'react';
import { FormContext, inPageOrder, keyOf } from './form-context.ts';

/** An error of a field, as a server reports it: `rows.0.punchIn` is in a list. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface Props {
  readonly errors: readonly FieldError[] | undefined;
}

/** Shows errors of the server under the fields of its form, and focuses the first one, when it gets another list. */
export function ServerErrors({ errors }: Props) {
  const form = Form.useFormInstance();
  const { name: formName, show } = useContext(FormContext);
  const apply = useEffectEvent((list: readonly FieldError[]) => {
    const paths = new Map(form.getFieldsError().map(({ name }) => [keyOf(name), name]));
    const known = list.flatMap(({ field, message }) => {
      const path = paths.get(field);
      return path ? [{ name: path, errors: [message] }] : [];
    });
    form.setFields(known);
    const [first] = inPageOrder(formName, known);
    if (first) show(first.name);
  });
  useEffect(() => {
    if (errors && errors.length > 0) apply(errors);
  }, [errors]);
  return null;
}
