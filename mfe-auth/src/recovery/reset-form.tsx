import { resetPassword } from '@rollcall/shared/calls';
import { RESET_PASSWORD_RULE, type ResetPasswordInput } from '@rollcall/shared/contract';
import { REDIRECT_AFTER_RESET_MS, reworded } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { formOf, PageLink, PasswordInput } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXTS } from './texts.ts';

type Passwords = Omit<ResetPasswordInput, 'ref'>;

const { Form, Field, useForm } = formOf<Passwords>();

const RULE = reworded(RESET_PASSWORD_RULE, TEXTS.passwordShort);

interface Props {
  readonly resetToken: string;
  readonly isInvitation: boolean;
}

/** Sets the new password (spec §2, spec §5) and opens the sign-in page 1.5 s after success (spec §9). */
export function ResetForm({ resetToken, isInvitation }: Props) {
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
          title={isSuccess ? (data ?? TEXTS.done) : messageOf(error, isInvitation)}
          style={{ marginBottom: 16 }}
        />
      )}
      {/* Empty, because this page does not know the account, but browsers expect the field. */}
      <input hidden readOnly autoComplete="username" />
      <PasswordFields passwordOf={() => form.getFieldValue('password')} />
      <Button type="primary" size="large" htmlType="submit" block disabled={isPending || isSuccess}>
        {TEXTS.reset}
      </Button>
      <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
        <PageLink to="/forgot-password">{TEXTS.startOver}</PageLink>
      </p>
    </Form>
  );
}

/** Who was invited has not asked for a reset. */
function messageOf(error: Error | null, isInvitation: boolean): string | undefined {
  const isOver = error instanceof ApiError && error.fields.some(({ field }) => field === 'ref');
  return isOver && isInvitation ? TEXTS.invitationOver : error?.message;
}

function PasswordFields({ passwordOf }: { readonly passwordOf: () => string | undefined }) {
  return (
    <>
      <Field name="password" label={TEXTS.password} rule={RULE}>
        <PasswordInput
          size="large"
          autoComplete="new-password"
          placeholder={TEXTS.passwordPlaceholder}
        />
      </Field>
      <Field
        name="confirmPassword"
        label={TEXTS.confirm}
        check={(confirmation) =>
          (confirmation ?? '') === (passwordOf() ?? '') ? undefined : TEXTS.mismatch
        }
      >
        <PasswordInput size="large" autoComplete="new-password" />
      </Field>
    </>
  );
}
