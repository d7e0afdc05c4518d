import { resetPassword } from '@rollcall/shared/calls';
import { REDIRECT_AFTER_RESET_MS, RESET_PASSWORD_MIN_LENGTH } from '@rollcall/shared/domain';
import { PageLink, PasswordInput } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXTS } from './texts.ts';

interface Passwords {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Sets the new password (spec §2, §5) and opens the sign-in page 1.5 s after success (spec §9). */
export function ResetForm({ resetToken }: { readonly resetToken: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, data, error } = useMutation({
    mutationFn: (passwords: Passwords) => resetPassword({ ref: resetToken, ...passwords }),
  });
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(() => navigate('/login'), REDIRECT_AFTER_RESET_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  return (
    <Form
      layout="vertical"
      noValidate
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      validateTrigger="onSubmit"
      onFinish={(passwords: Passwords) => mutate(passwords)}
    >
      {(error || isSuccess) && (
        <Alert
          type={isSuccess ? 'success' : 'error'}
          showIcon
          role={isSuccess ? 'status' : 'alert'}
          title={isSuccess ? (data ?? TEXTS.done) : error?.message}
          style={{ marginBottom: 16 }}
        />
      )}
      {/* Empty, because this page does not know the account, but browsers expect the field. */}
      <input hidden readOnly autoComplete="username" />
      <PasswordFields />
      <Button type="primary" size="large" htmlType="submit" block disabled={isPending || isSuccess}>
        {TEXTS.reset}
      </Button>
      <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
        <PageLink to="/forgot-password">{TEXTS.startOver}</PageLink>
      </p>
    </Form>
  );
}

function PasswordFields() {
  return (
    <>
      <Form.Item
        name="password"
        label={TEXTS.password}
        rules={[{ required: true, min: RESET_PASSWORD_MIN_LENGTH, message: TEXTS.passwordShort }]}
      >
        <PasswordInput
          size="large"
          autoComplete="new-password"
          placeholder={TEXTS.passwordPlaceholder}
        />
      </Form.Item>
      <Form.Item
        name="confirmPassword"
        label={TEXTS.confirm}
        dependencies={['password']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value: string | undefined) =>
              (value ?? '') === (getFieldValue('password') ?? '')
                ? Promise.resolve()
                : Promise.reject(new Error(TEXTS.mismatch)),
          }),
        ]}
      >
        <PasswordInput size="large" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
