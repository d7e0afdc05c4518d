import { sessionStore } from '@rollcall/shared/session';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';

/** `/unauthorized`: clears the stored token and says why (spec §2). The shell's own, so that a guard needs no remote to refuse. */
export function AccessDeniedPage() {
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
    </main>
  );
}
