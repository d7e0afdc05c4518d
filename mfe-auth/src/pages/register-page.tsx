import { usePageContext } from '@rollcall/shared/session';
import { PageLink } from '@rollcall/shared/ui';
import { useEffect, useRef } from 'react';
import { PublicLayout } from '../layout/public-layout.tsx';
import { RegistrationForm } from '../registration/registration-form.tsx';
import { TEXTS } from '../registration/texts.ts';
import { useRegistration } from '../registration/use-registration.ts';
import { ResendVerification } from '../verification/resend-verification.tsx';

/** `/register` (spec §2, Self-registration). On our own server the success screen shows the next steps (design §10). */
export function RegisterPage() {
  const registration = useRegistration();
  const { isSuccess, email } = registration;
  const isOwnServer = usePageContext(({ capabilities }) => capabilities !== null);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isSuccess) result.current?.focus();
  }, [isSuccess]);
  if (!isSuccess) {
    return (
      <PublicLayout title={TEXTS.title} subtitle={TEXTS.subtitle} isWide>
        <RegistrationForm registration={registration} />
      </PublicLayout>
    );
  }
  return (
    <PublicLayout title={TEXTS.doneTitle}>
      <p ref={result} tabIndex={-1}>
        {TEXTS.done} {isOwnServer && TEXTS.activation}
      </p>
      {isOwnServer && <ResendVerification email={email} />}
      <p>
        <PageLink to="/login">{TEXTS.signIn}</PageLink>
      </p>
    </PublicLayout>
  );
}
