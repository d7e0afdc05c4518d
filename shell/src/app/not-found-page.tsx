import { employeeHome } from '@rollcall/shared/module';
import { getRole, useSession } from '@rollcall/shared/session';
import { Link } from 'react-router-dom';
import { useConsole } from './console-context.ts';

/** The page for a path that no descriptor lists. It leads back to `/`, which employees know as My Time. */
export function NotFoundPage() {
  const { page, capabilities, unreadable } = useConsole();
  const isEmployee = useSession(
    (session) => session.token !== null && getRole(session) !== 'ADMIN',
  );
  const hasHome = isEmployee && employeeHome(page.releases, capabilities) !== undefined;
  return (
    <main className="standalone-page">
      <h1>Page not found</h1>
      <p>There is no page at this URL. It may have been mistyped, or the page has moved.</p>
      {unreadable.length > 0 && (
        <p role="alert">
          Some parts of the console are missing, and this page may belong to one of them:{' '}
          {unreadable.join(', ')}. Reload the page; if the problem persists, tell your
          administrator.
        </p>
      )}
      <Link to="/">{hasHome ? 'Go to My Time' : 'Go to the dashboard'}</Link>
    </main>
  );
}
