import { sessionStore, useSession } from '@rollcall/shared/session';
import { PageLink } from '@rollcall/shared/ui';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PublicFrame } from '../frame/public-frame.tsx';
import { ResetForm } from '../recovery/reset-form.tsx';
import { TEXTS } from '../recovery/texts.ts';
import { useStage } from '../recovery/use-stage.ts';

/**
 * `/reset-password` (spec §2); blocked without a reset token (spec §4). A mail's link carries it in the fragment,
 * out of which it is taken at once (design §15.15).
 */
export function ResetPasswordPage() {
  useStage();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const held = useSession((session) => session.forgot.resetToken);
  const sent = new URLSearchParams(hash.slice(1)).get('ref');
  useEffect(() => {
    if (!sent) return;
    sessionStore.getState().keepRecovery({ resetToken: sent });
    navigate(pathname, { replace: true });
  }, [sent, pathname, navigate]);
  const resetToken = sent || held;
  return (
    <PublicFrame title={TEXTS.resetTitle} subtitle={TEXTS.resetSubtitle}>
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
    </PublicFrame>
  );
}
