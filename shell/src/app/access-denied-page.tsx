import { employeeHome } from '@rollcall/shared/module';
import { sessionStore } from '@rollcall/shared/session';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useConsole } from './console-context.ts';
import { MessagePage } from './message-page.tsx';

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
    <MessagePage
      icon="lock"
      title="Access Denied"
      action={
        <Link to="/login" replace>
          Go to sign in
        </Link>
      }
    >
      <p>
        You are not allowed to use the admin panel. Please contact your system administrator if you
        think that you should be.
      </p>
      {home !== undefined && (
        <p className="message-note">Are you an employee? Sign in again to open My Time.</p>
      )}
    </MessagePage>
  );
}
