import { sendCode } from '@rollcall/shared/calls';
import { EMAIL_RULE, type ForgotPasswordInput } from '@rollcall/shared/contract';
import { isEmailAddress, reworded } from '@rollcall/shared/domain';
import { Current, formOf, PageLink } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Input } from 'antd';
import { TEXTS } from './texts.ts';
import { useStage } from './use-stage.ts';

const { Form, Field, useForm } = formOf<ForgotPasswordInput>();

/** An empty field has no error: the button is disabled until the address is valid. */
const RULE = { ...reworded(EMAIL_RULE, TEXTS.emailInvalid), isRequired: false };

/** Requests a one-time code (spec §2, spec §5). The button is disabled until the address is valid. */
export function ForgotForm() {
  const goToNextStage = useStage();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (address: string) => sendCode(address),
    onSuccess: (_, address) => goToNextStage('/verify-otp', { email: address, sentAt: Date.now() }),
  });
  const send = ({ email }: ForgotPasswordInput) =>
    isEmailAddress(email) ? mutateAsync(email.trim()) : undefined;
  return (
    <Form form={useForm()} name="forgot" specifiedOnly onSubmit={send}>
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error.message}
          style={{ marginBottom: 16 }}
        />
      )}
      {/* Not checked while typing. */}
      <Field name="email" label={TEXTS.email} rule={RULE} isCheckedOnBlur>
        <Input
          size="large"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Current<ForgotPasswordInput>>
        {({ email = '' }) => (
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            block
            disabled={!isEmailAddress(email) || isPending}
          >
            {isPending ? TEXTS.sending : TEXTS.send}
          </Button>
        )}
      </Current>
      <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
        <PageLink to="/login">{TEXTS.back}</PageLink>
      </p>
    </Form>
  );
}
