import { Form as AntForm, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Form, type FormProps } from './form.tsx';

type Names<Values> = keyof Values & string;

/**
 * The parts of a form whose values have one type. Fields that need more of antd are imported by themselves, because the
 * sign-in page should not load it.
 */
export interface FormParts<Values extends object> {
  readonly Form: (props: FormProps<Values>) => ReactNode;
  readonly Field: (props: FieldProps<Names<Values>>) => ReactNode;
  readonly useForm: () => FormInstance<Values>;
}

/**
 * The parts of a form for values of one type, usually the body of a call: a field whose name is not in the type does
 * not compile.
 */
export function formOf<Values extends object>(): FormParts<Values> {
  return {
    Form,
    Field,
    useForm: () => AntForm.useForm<Values>()[0],
  };
}
