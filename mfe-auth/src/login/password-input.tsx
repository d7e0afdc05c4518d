import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

/** A password field whose characters can be shown; the toggle can be reached by keyboard. */
export function PasswordInput(props: InputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
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
  );
}
