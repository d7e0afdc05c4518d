import { employeeHome } from './employee-home.ts';
import type { ReleaseList } from './release-list.ts';
import { matchPath } from './routes.ts';

/** Public, since its form can be filled in before the sign-in (spec §2); with a session, one of the user's own pages. */
const CORRECTION_PATH = '/applyCorrection';

/** Whether a public page has the layout of the user's other pages when there is a session (decision 059). */
export const isInLayout = (
  pathname: string,
  list: ReleaseList,
  capabilities: ReadonlySet<string> | null,
): boolean =>
  matchPath(CORRECTION_PATH, pathname) !== undefined &&
  employeeHome(list, capabilities) !== undefined;
