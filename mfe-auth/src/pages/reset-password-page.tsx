import { sessionStore, useSession } from '@rollcall/shared/session';
import { PageLink } from '@rollcall/shared/ui';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PublicLayout } from '../layout/public-layout.tsx';
import { ResetForm } from '../recovery/reset-form.tsx';
import { TEXTS } from '../recovery/texts.ts';
import { useStage } from '../recovery/use-stage.ts';

/** State of the history entry. */
interface State {
  readonly isInvitation: boolean;
}

/**
 * `/reset-password` (spec §2); blocked without a reset token (spec §4). A link in a mail has the token in its fragment,
 * from which this page removes it immediately (design §15.15). The link of an invitation has another title and no other
 * difference.
 */
export function ResetPasswordPage() {
  useStage();
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const storedToken = useSession((session) => session.forgot.resetToken);
  const link = new URLSearchParams(hash.slice(1));
  const linkToken = link.get('ref');
  const isInvitation = link.has('invitation') || (state as State | null)?.isInvitation === true;
  useEffect(() => {
    if (!linkToken) return;
    sessionStore.getState().keepRecovery({ resetToken: linkToken });
    navigate(pathname, { replace: true, state: { isInvitation } satisfies State });
  }, [linkToken, isInvitation, pathname, navigate]);
  const resetToken = linkToken || storedToken;
  return (
    <PublicLayout
      title={isInvitation ? TEXTS.invitationTitle : TEXTS.resetTitle}
      subtitle={isInvitation ? TEXTS.invitationSubtitle : TEXTS.resetSubtitle}
    >
      {resetToken ? (
        <ResetForm resetToken={resetToken} isInvitation={isInvitation} />
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
