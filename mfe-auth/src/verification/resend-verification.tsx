import { resendVerificationMail } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { TEXTS } from './texts.ts';

/** A button that sends the verification mail again. */
export function ResendVerification({ email }: { readonly email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => resendVerificationMail(email),
  });
  return (
    <p>
      <Button disabled={isPending || isSuccess} onClick={() => mutate()}>
        {TEXTS.resend}
      </Button>{' '}
      <output>
        <Typography.Text type={error ? 'danger' : 'secondary'}>
          {error?.message ?? (isSuccess ? TEXTS.resent : '')}
        </Typography.Text>
      </output>
    </p>
  );
}
