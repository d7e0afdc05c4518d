import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps, Typography } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { labelId } from './label-id.ts';

/** Without the word "password", so that the field's label matches one control only. */
const TEXTS = {
  show: 'Show characters',
  hide: 'Hide characters',
  capsLock: 'Caps Lock is on.',
} as const;

/** A password field with a show/hide toggle that is accessible by keyboard, and a Caps Lock warning. */
export function PasswordInput(props: InputProps) {
  const [isVisible, setIsVisible] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <Input
        autoComplete="current-password"
        {...props}
        type={isVisible ? 'text' : 'password'}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        suffix={
          <Button
            type="text"
            size="small"
            // Keeps the field's height equal to that of other fields.
            style={{ marginBlock: -4 }}
            icon={isVisible ? <EyeInvisibleOutlined /> : <EyeOutlined />}
            aria-label={isVisible ? TEXTS.hide : TEXTS.show}
            // A form can have several password fields.
            aria-describedby={labelId(props.id)}
            onClick={() => setIsVisible(!isVisible)}
          />
        }
      />
      <output style={{ padding: 0 }}>
        {isCapsLock && <Typography.Text type="warning">{TEXTS.capsLock}</Typography.Text>}
      </output>
    </>
  );
}
