import { isEmailAddress } from '@rollcall/shared/domain';
import { serverNow, sessionStore, useSession } from '@rollcall/shared/session';
import { PageLink } from '@rollcall/shared/ui';
import { Alert } from 'antd';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PublicLayout } from '../layout/public-layout.tsx';
import { InvitationForm, InvitationOver } from '../recovery/invitation-form.tsx';
import { ResetForm } from '../recovery/reset-form.tsx';
import { INVITATION, TEXTS } from '../recovery/texts.ts';
import { useStage } from '../recovery/use-stage.ts';

/** What the link of an invitation says besides its secret; kept in the history entry. */
interface Invitation {
  readonly email: string;
  /** When the link expires, epoch milliseconds. */
  readonly until: number;
}

interface State {
  readonly invitation: Invitation | undefined;
}

/**
 * `/reset-password` (spec §2); blocked without a reset token (spec §4). A link in a mail has the token in its fragment,
 * from which this page removes it immediately (design §15.15). The link of an invitation sets a first password instead.
 */
export function ResetPasswordPage() {
  useStage();
  const { hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const storedToken = useSession((session) => session.forgot.resetToken);
  const link = new URLSearchParams(hash.slice(1));
  const linkToken = link.get('ref');
  const kept = (state as State | null)?.invitation;
  useEffect(() => {
    if (!linkToken) return;
    sessionStore.getState().keepRecovery({ resetToken: linkToken });
    const invitation = readInvitation(new URLSearchParams(hash.slice(1)));
    navigate(pathname, { replace: true, state: { invitation } satisfies State });
  }, [linkToken, hash, pathname, navigate]);
  const resetToken = linkToken || storedToken;
  const invitation = linkToken ? readInvitation(link) : kept;
  if (invitation) return <Invited {...invitation} resetToken={resetToken} />;
  return (
    <PublicLayout title={TEXTS.resetTitle} subtitle={TEXTS.resetSubtitle}>
      {resetToken ? (
        <ResetForm resetToken={resetToken} />
      ) : (
        <>
          <Blocked text={TEXTS.blocked} />
          <PageLink to="/forgot-password">{TEXTS.startOver}</PageLink>
        </>
      )}
    </PublicLayout>
  );
}

function Invited({
  email,
  until,
  resetToken,
}: Invitation & { readonly resetToken: string | null }) {
  return (
    <PublicLayout title={INVITATION.title} subtitle={INVITATION.subtitle}>
      {until <= serverNow() ? (
        <InvitationOver />
      ) : resetToken ? (
        <InvitationForm resetToken={resetToken} email={email} />
      ) : (
        <Blocked text={INVITATION.blocked} />
      )}
    </PublicLayout>
  );
}

const Blocked = ({ text }: { readonly text: string }) => (
  <Alert type="warning" showIcon role="alert" title={text} style={{ marginBottom: 16 }} />
);

function readInvitation(link: URLSearchParams): Invitation | undefined {
  const email = link.get('invitation');
  if (email === null || !isEmailAddress(email)) return undefined;
  return { email, until: Number(link.get('until')) };
}
