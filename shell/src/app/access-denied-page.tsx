import { sessionStore } from '@rollcall/shared/session';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useConsole } from './console-context.ts';
import { findPage } from './find-page.ts';

/** The page where employees punch in and out, on our own server (design §7). */
const MY_TIME_PATH = '/my/time';

/**
 * `/unauthorized`: clears the stored token and says why (spec §2). It is part of the shell, so that a guard can refuse
 * without loading a module.
 */
export function AccessDeniedPage() {
  const { page, capabilities } = useConsole();
  const hasMyTime = findPage(page.releases, MY_TIME_PATH, capabilities).kind === 'module';
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
      {hasMyTime && (
        <p>
          <Link to="/login" replace state={{ from: MY_TIME_PATH }}>
            Sign in to My Time
          </Link>
        </p>
      )}
    </main>
  );
}
