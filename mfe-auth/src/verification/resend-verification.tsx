import { resendVerificationMail } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { TEXTS } from './texts.ts';
import './resend-verification.css';

/** A button that sends the verification mail again. Plain, since it is also on the sign-in page (decision 084). */
export function ResendVerification({ email }: { readonly email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => resendVerificationMail(email),
  });
  return (
    <p className="resend-verification">
      <button type="button" disabled={isPending || isSuccess} onClick={() => mutate()}>
        {TEXTS.resend}
      </button>{' '}
      <output className={error ? 'resend-verification-failed' : ''}>
        {error?.message ?? (isSuccess ? TEXTS.resent : '')}
      </output>
    </p>
  );
}
