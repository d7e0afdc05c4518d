import { sessionStore } from '@rollcall/shared/session';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useConsole } from './console-context.ts';
import { findPage } from './find-page.ts';

/** Where employees punch in and out, on our own server (design §7). */
const OWN_TIME = '/my/time';

/** `/unauthorized`: clears the stored token and says why (spec §2). The shell's own, so that a guard needs no remote to refuse. */
export function AccessDeniedPage() {
  const { page, capabilities } = useConsole();
  const hasOwnTime = findPage(page.releases, OWN_TIME, capabilities).kind === 'module';
  useEffect(() => sessionStore.getState().signOut(), []);
  return (
    <main className="standalone-page">
      <h1>Access Denied</h1>
      <p>
        You are not allowed to use the admin panel. Please contact your system administrator if you
        think that you should be.
      </p>
      <Link to="/login" replace>
        Go to sign in
      </Link>
      {hasOwnTime && (
        <p>
          <Link to="/login" replace state={{ from: OWN_TIME }}>
            Sign in to My Time
          </Link>
        </p>
      )}
    </main>
  );
}
