import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps, Typography } from 'antd';
import { type KeyboardEvent, useState } from 'react';

/** Without the word of the label, so that the label names one control only. */
const TEXTS = {
  show: 'Show characters',
  hide: 'Hide characters',
  capsLock: 'Caps Lock is on.',
} as const;

/** A password field whose characters can be shown; the toggle can be reached by keyboard. Tells of Caps Lock. */
export function PasswordInput(props: InputProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <Input
        autoComplete="current-password"
        {...props}
        type={isShown ? 'text' : 'password'}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        suffix={
          <Button
            type="text"
            size="small"
            // The field stays as high as one without a toggle.
            style={{ marginBlock: -4 }}
            icon={isShown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
            aria-label={isShown ? TEXTS.hide : TEXTS.show}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      <output style={{ padding: 0 }}>
        {isCapsLock && <Typography.Text type="warning">{TEXTS.capsLock}</Typography.Text>}
      </output>
    </>
  );
}
