import { Form } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** Id of the control; its message gets `<id>-error`. */
  readonly id: string;
  /** Error messages under the field, each with the id of its control. */
  readonly messages: readonly { readonly id: string; readonly text: string }[];
  readonly hint?: ReactNode;
  /** For a group of controls that each have their own label; the group has its own accessible name. */
  readonly isGroup?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A labelled field with its error messages. */
export function Field(props: Props) {
  const { label, id, messages, hint, isGroup = false, className, children } = props;
  const hasError = messages.length > 0;
  const help = hasError
    ? messages.map((message) => (
        <div key={message.id} id={`${message.id}-error`}>
          {message.text}
        </div>
      ))
    : hint;
  return (
    <Form.Item
      layout="vertical"
      {...(className && { className })}
      label={label}
      {...(isGroup ? {} : { htmlFor: id })}
      validateStatus={hasError ? 'error' : ''}
      help={help}
    >
      {children}
    </Form.Item>
  );
}
