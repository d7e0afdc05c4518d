import { useCapability, useSession } from '@rollcall/shared/session';
import { Link } from 'react-router-dom';

const TEXTS = { mine: 'My Time', signIn: 'Sign in' } as const;

/** The way from the public correction page to one's own time; a base backend has none. */
export function HomeLink() {
  const hasOwnTime = useCapability('self');
  const isSignedIn = useSession(({ token }) => token !== null);
  if (!hasOwnTime) return null;
  return isSignedIn ? (
    <Link to="/my/time">{TEXTS.mine}</Link>
  ) : (
    <Link to="/login" state={{ from: '/applyCorrection' }}>
      {TEXTS.signIn}
    </Link>
  );
}
