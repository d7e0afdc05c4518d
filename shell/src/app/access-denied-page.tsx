import { employeeHome } from '@rollcall/shared/module';
import { sessionStore } from '@rollcall/shared/session';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useConsole } from './console-context.ts';

/**
 * `/unauthorized`: clears the stored token and says why (spec §2). It is part of the shell, so that a guard can refuse
 * without loading a module. On our own server it says what employees do: a plain sign-in leads them to My
 * Time (decision 057).
 */
export function AccessDeniedPage() {
  const { page, capabilities } = useConsole();
  const home = employeeHome(page.releases, capabilities);
  useEffect(() => sessionStore.getState().signOut(), []);
  return (
    <main className="standalone-page">
      <h1>Access Denied</h1>
      <p>
        You are not allowed to use the admin panel. Please contact your system administrator if you
        think that you should be.
      </p>
      {home !== undefined && <p>Are you an employee? Sign in again to open My Time.</p>}
      <Link to="/login" replace>
        Go to sign in
      </Link>
    </main>
  );
}
