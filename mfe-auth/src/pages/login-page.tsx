import { usePageContext } from '@rollcall/shared/session';
import { PublicLayout } from '../layout/public-layout.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { TEXTS } from '../login/texts.ts';
import { ResendVerification } from '../verification/resend-verification.tsx';

/** `/login` (spec §2). */
export function LoginPage() {
  const isOwn = usePageContext(({ capabilities }) => capabilities !== null);
  return (
    <PublicLayout title={TEXTS.title} subtitle={TEXTS.subtitle}>
      <LoginForm
        hasRegistration={isOwn}
        renderUnverified={(email) => <ResendVerification email={email} />}
      />
    </PublicLayout>
  );
}
