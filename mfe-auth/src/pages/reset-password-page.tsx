import { sessionStore, useSession } from '@rollcall/shared/session';
import { PageLink } from '@rollcall/shared/ui';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PublicLayout } from '../layout/public-layout.tsx';
import { ResetForm } from '../recovery/reset-form.tsx';
import { TEXTS } from '../recovery/texts.ts';
import { useStage } from '../recovery/use-stage.ts';

/**
 * `/reset-password` (spec §2); blocked without a reset token (spec §4). A link in a mail has the token in its fragment,
 * from which this page removes it immediately (design §15.15).
 */
export function ResetPasswordPage() {
  useStage();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const storedToken = useSession((session) => session.forgot.resetToken);
  const linkToken = new URLSearchParams(hash.slice(1)).get('ref');
  useEffect(() => {
    if (!linkToken) return;
    sessionStore.getState().keepRecovery({ resetToken: linkToken });
    navigate(pathname, { replace: true });
  }, [linkToken, pathname, navigate]);
  const resetToken = linkToken || storedToken;
  return (
    <PublicLayout title={TEXTS.resetTitle} subtitle={TEXTS.resetSubtitle}>
      {resetToken ? (
        <ResetForm resetToken={resetToken} />
      ) : (
        <>
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={TEXTS.blocked}
            style={{ marginBottom: 16 }}
          />
          <PageLink to="/forgot-password">{TEXTS.startOver}</PageLink>
        </>
      )}
    </PublicLayout>
  );
}
