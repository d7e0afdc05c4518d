import { resetPassword } from '@rollcall/shared/calls';
import { REDIRECT_AFTER_RESET_MS } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { formOf, PageLink } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PasswordFields, type Passwords } from './password-fields.tsx';
import { TEXTS } from './texts.ts';

const { Form, useForm } = formOf<Passwords>();

interface Props {
  readonly resetToken: string;
}

/** Sets the new password (spec §2, spec §5) and opens the sign-in page 1.5 s after success (spec §9). */
export function ResetForm({ resetToken }: Props) {
  const navigate = useNavigate();
  const form = useForm();
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  const { mutateAsync, isPending, isSuccess, data, error } = useMutation({
    mutationFn: (passwords: Passwords) => resetPassword({ ref: resetToken, ...passwords }),
  });
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(() => navigate('/login'), REDIRECT_AFTER_RESET_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);
  return (
    <Form form={form} name="reset" specifiedOnly={isBase} onSubmit={mutateAsync}>
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
      <PasswordFields label={TEXTS.password} passwordOf={() => form.getFieldValue('password')} />
      <Button type="primary" size="large" htmlType="submit" block disabled={isPending || isSuccess}>
        {TEXTS.reset}
      </Button>
      <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
        <PageLink to="/forgot-password">{TEXTS.startOver}</PageLink>
      </p>
    </Form>
  );
}
