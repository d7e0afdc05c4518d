import { Form } from 'antd';
import type { ReactNode } from 'react';
import { labelId } from '../label-id.ts';
import './field-layout.css';

interface Props {
  readonly label: string;
  /** Id of the control; undefined for a group of controls, which has its own accessible name. */
  readonly htmlFor?: string | undefined;
  /** Hides the label, whose control then has an accessible name of its own. */
  readonly isLabelHidden?: boolean | undefined;
  /** Marks the field with an asterisk. */
  readonly isMarked?: boolean | undefined;
  /** Errors under the control, each with the id to which a control refers. */
  readonly errors: readonly { readonly id: string; readonly text: string }[];
  /** Shown while there is no error. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Label, control and messages of a field. Forms use `Field`; this is for controls whose value is in no form. */
export function FieldLayout(props: Props) {
  const { label, htmlFor, isLabelHidden, isMarked, errors, hint, children } = props;
  const help = errors.map(({ id, text }) => (
    <div key={id} id={id}>
      {text}
    </div>
  ));
  return (
    <Form.Item
      layout="vertical"
      className={`field-layout${isMarked ? ' required-field' : ''}`}
      label={isLabelHidden ? undefined : <span id={labelId(htmlFor)}>{label}</span>}
      {...(htmlFor === undefined ? {} : { htmlFor })}
      validateStatus={errors.length > 0 ? 'error' : ''}
      // antd lets a help text grow, which would move what is below when a form opens.
      {...(errors.length > 0 ? { help } : { extra: hint })}
    >
      {children}
    </Form.Item>
  );
}
