import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Field, inputOf } from './field.tsx';
import { Icon } from './icons.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Filled in at first. */
  readonly kept: string | undefined;
  readonly error: string | undefined;
}

/** The password with its show/hide toggle and a Caps Lock warning, like `PasswordInput` of the other forms. */
export function PasswordField({ input, kept, error }: Props) {
  const [isVisible, setIsVisible] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setIsCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field id="password" label={TEXTS.password} error={error}>
      <div className="login-password">
        <input
          {...inputOf('password', error)}
          ref={input}
          defaultValue={kept}
          type={isVisible ? 'text' : 'password'}
          autoComplete="current-password"
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <button
          type="button"
          aria-label={isVisible ? TEXTS.hide : TEXTS.show}
          aria-describedby="password_label"
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eye-invisible' : 'eye'} />
        </button>
      </div>
      <output>{isCapsLock && <span className="login-caps-lock">{TEXTS.capsLock}</span>}</output>
    </Field>
  );
}
