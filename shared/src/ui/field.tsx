import { Form } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** Id of the control; its message gets `<id>-error`. */
  readonly id: string;
  /** Messages under the field, each with the id of the control that it is about. */
  readonly messages: readonly { readonly id: string; readonly text: string }[];
  readonly hint?: ReactNode;
  /** For several controls, each with a label of its own: the group names itself. */
  readonly isGroup?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A labelled field with the messages that stand under it. */
export function Field(props: Props) {
  const { label, id, messages, hint, isGroup = false, className, children } = props;
  const isWrong = messages.length > 0;
  const help = isWrong
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
      validateStatus={isWrong ? 'error' : ''}
      help={help}
    >
      {children}
    </Form.Item>
  );
}
