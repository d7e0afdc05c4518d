import { useSession } from '@rollcall/shared/session';
import { EmailText } from '@rollcall/shared/ui';
import { Navigate } from 'react-router-dom';
import { PublicLayout } from '../layout/public-layout.tsx';
import { TEXTS } from '../recovery/texts.ts';
import { VerifyForm } from '../recovery/verify-form.tsx';

/** `/verify-otp` (spec §2); redirects to forgot-password when no code was requested (spec §4). */
export function VerifyOtpPage() {
  const { email, sentAt } = useSession((session) => session.forgot);
  if (email === null) return <Navigate to="/forgot-password" replace />;
  return (
    <PublicLayout
      title={TEXTS.verifyTitle}
      subtitle={
        <>
          {TEXTS.sentTo}{' '}
          <strong style={{ overflowWrap: 'anywhere' }}>
            <EmailText address={email} />
          </strong>
        </>
      }
    >
      <VerifyForm email={email} sentAt={sentAt ?? 0} />
    </PublicLayout>
  );
}
