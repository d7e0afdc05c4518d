import { sendCode } from '@rollcall/shared/calls';
import { isEmailAddress } from '@rollcall/shared/domain';
import { PageLink } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';
import { useStage } from './use-stage.ts';

/** Requests a one-time code (spec §2, §5). The button is disabled until the address is valid. */
export function ForgotForm() {
  const goToNextStage = useStage();
  const [email, setEmail] = useState('');
  const isValid = isEmailAddress(email);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (address: string) => sendCode(address),
    onSuccess: (_, address) => goToNextStage('/verify-otp', { email: address, sentAt: Date.now() }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !isPending) mutate(email.trim());
      }}
    >
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error.message}
          style={{ marginBottom: 16 }}
        />
      )}
      <EmailField value={email} onChange={setEmail} />
      <Button type="primary" size="large" htmlType="submit" block disabled={!isValid || isPending}>
        {isPending ? TEXTS.sending : TEXTS.send}
      </Button>
      <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
        <PageLink to="/login">{TEXTS.back}</PageLink>
      </p>
    </form>
  );
}

interface EmailProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Shows the error of an invalid address after the field has lost focus, not while typing. */
function EmailField({ value, onChange }: EmailProps) {
  const [isTouched, setIsTouched] = useState(false);
  const isInvalid = isTouched && value !== '' && !isEmailAddress(value);
  return (
    <Form.Item
      layout="vertical"
      label={TEXTS.email}
      htmlFor="forgot-email"
      validateStatus={isInvalid ? 'error' : ''}
      help={isInvalid ? <span id="forgot-email-error">{TEXTS.emailInvalid}</span> : undefined}
    >
      <Input
        id="forgot-email"
        size="large"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setIsTouched(true)}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? 'forgot-email-error' : undefined}
      />
    </Form.Item>
  );
}
