import { login, resetPassword } from '@rollcall/shared/calls';
import { isLive, serverNow, sessionStore } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { formOf, PageLink } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useNavigate } from 'react-router-dom';
import { PasswordFields, type Passwords } from './password-fields.tsx';
import { INVITATION } from './texts.ts';

const { Form, useForm } = formOf<Passwords>();

interface Props {
  readonly resetToken: string;
  /** The account's address, from the link. */
  readonly email: string;
}

/** Sets the first password of an employee who was invited, and signs in with it (design §7). */
export function InvitationForm({ resetToken, email }: Props) {
  const navigate = useNavigate();
  const form = useForm();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (passwords: Passwords) => {
      await resetPassword({ ref: resetToken, ...passwords });
      return signIn(email, passwords.password);
    },
    onSuccess: (isSignedIn) => navigate(isSignedIn ? '/' : '/login', { replace: true }),
  });
  if (isOver(error)) return <InvitationOver />;
  return (
    <Form form={form} name="invitation" onSubmit={mutateAsync}>
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error.message}
          style={{ marginBottom: 16 }}
        />
      )}
      {/* For password managers. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordFields
        label={INVITATION.password}
        passwordOf={() => form.getFieldValue('password')}
      />
      <Button type="primary" size="large" htmlType="submit" block disabled={isPending}>
        {isPending ? INVITATION.setting : INVITATION.set}
      </Button>
      <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
        {INVITATION.hasPassword} <PageLink to="/login">{INVITATION.signIn}</PageLink>
      </p>
    </Form>
  );
}

/** Says what to do with an invitation that cannot be used any more. */
export function InvitationOver() {
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={INVITATION.over}
        description={INVITATION.whatToDo}
        style={{ marginBottom: 16 }}
      />
      <Flex justify="space-between">
        <PageLink to="/login">{INVITATION.signIn}</PageLink>
        <PageLink to="/forgot-password">{INVITATION.code}</PageLink>
      </Flex>
    </>
  );
}

/** False when the sign-in fails although the password is set: the sign-in page then says why. */
async function signIn(email: string, password: string): Promise<boolean> {
  const session = await login({ email, password }).catch(() => undefined);
  if (!session || !isLive(session.token, serverNow())) return false;
  sessionStore.getState().signIn(session);
  return true;
}

const isOver = (error: Error | null) =>
  error instanceof ApiError && error.fields.some(({ field }) => field === 'ref');
