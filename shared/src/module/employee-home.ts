import type { ReleaseList } from './release-list.ts';
import { findModuleRoute } from './routes.ts';

/** The page where employees punch in and out. */
const EMPLOYEE_HOME = '/my/time';

/**
 * Where `/` leads everyone but administrators (decision 057). Undefined on a base backend, and without a live module for
 * the page: then `/` leads them to Access Denied, as specified (spec §2).
 */
export function employeeHome(
  list: Pick<ReleaseList, 'modules'>,
  capabilities: ReadonlySet<string> | null,
): string | undefined {
  if (!capabilities?.has('self')) return undefined;
  return findModuleRoute(list, EMPLOYEE_HOME, capabilities) && EMPLOYEE_HOME;
}
