import { employeeHome } from '@rollcall/shared/module';
import { getRole, useSession } from '@rollcall/shared/session';
import { Link } from 'react-router-dom';
import { useConsole } from './console-context.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  /** Whether the page is inside a layout. */
  readonly isFramed: boolean;
}

/** The page for a path that no descriptor lists. It leads back to `/`, which employees know as My Time. */
export function NotFoundPage({ isFramed }: Props) {
  const { page, capabilities, unreadable } = useConsole();
  const isEmployee = useSession(
    (session) => session.token !== null && getRole(session) !== 'ADMIN',
  );
  const hasHome = isEmployee && employeeHome(page.releases, capabilities) !== undefined;
  return (
    <MessagePage
      icon="search"
      title="Page not found"
      isFramed={isFramed}
      action={<Link to="/">{hasHome ? 'Go to My Time' : 'Go to the dashboard'}</Link>}
    >
      <p>There is no page at this URL. It may have been mistyped, or the page has moved.</p>
      {unreadable.length > 0 && (
        <p role="alert">
          Some parts of the console are missing, and this page may belong to one of them:{' '}
          {unreadable.join(', ')}. Reload the page; if the problem persists, tell your
          administrator.
        </p>
      )}
    </MessagePage>
  );
}
