import { employeeHome } from '@rollcall/shared/module';
import { getRole, useSession } from '@rollcall/shared/session';
import { Link } from 'react-router-dom';
import { useConsole } from './console-context.ts';

/** Leads back to `/`, which employees know as My Time. */
export function HomeLink() {
  const { page, capabilities } = useConsole();
  const isEmployee = useSession(
    (session) => session.token !== null && getRole(session) !== 'ADMIN',
  );
  const hasHome = isEmployee && employeeHome(page.releases, capabilities) !== undefined;
  return <Link to="/">{hasHome ? 'Go to My Time' : 'Go to the dashboard'}</Link>;
}
