import { useCapability, useSession } from '@rollcall/shared/session';
import { PageLink } from '@rollcall/shared/ui';
import { useLocation } from 'react-router-dom';

const TEXTS = { mine: 'My Time', signIn: 'Sign in' } as const;

/** The link from the public correction page to My Time; a base backend has none. */
export function HomeLink() {
  const hasOwnTime = useCapability('self');
  const isSignedIn = useSession(({ token }) => token !== null);
  const { pathname, search } = useLocation();
  if (!hasOwnTime) return null;
  return isSignedIn ? (
    <PageLink to="/my/time">{TEXTS.mine}</PageLink>
  ) : (
    <PageLink to="/login" state={{ from: pathname + search }}>
      {TEXTS.signIn}
    </PageLink>
  );
}
