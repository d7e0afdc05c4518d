import { useCapability, useSession } from '@rollcall/shared/session';
import { Link, useLocation } from 'react-router-dom';

const TEXTS = { mine: 'My Time', signIn: 'Sign in' } as const;

/** The way from the public correction page to one's own time; a base backend has none. */
export function HomeLink() {
  const hasOwnTime = useCapability('self');
  const isSignedIn = useSession(({ token }) => token !== null);
  const { pathname, search } = useLocation();
  if (!hasOwnTime) return null;
  return isSignedIn ? (
    <Link to="/my/time" style={TARGET}>
      {TEXTS.mine}
    </Link>
  ) : (
    <Link to="/login" style={TARGET} state={{ from: pathname + search }}>
      {TEXTS.signIn}
    </Link>
  );
}

/** High enough to be hit (WCAG 2.2, 2.5.8). */
const TARGET = { display: 'inline-block', lineHeight: '24px' };
