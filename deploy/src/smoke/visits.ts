import { CAPABILITIES } from '@rollcall/shared/contract';
import {
  type AnyRelease,
  accessOf,
  currentRelease,
  employeeHome,
  isOffered,
  pointersOf,
  type ReleaseList,
  type RouteAccess,
  type RouteEntry,
} from '@rollcall/shared/module';
import type { SmokePage, SmokeRole } from '../store/smoke-record.ts';
import { fillPath } from './fill-path.ts';

/** A page to open: as whom, and in which theme. */
export type Visit = Pick<SmokePage, 'path' | 'role' | 'theme'>;

export interface VisitPlan {
  readonly visits: readonly Visit[];
  /** What is not opened, one sentence each. */
  readonly notOpened: readonly string[];
}

const THEMES = ['light', 'dark'] as const;

/** The role that a route's access is meant for. */
const ROLE_OF = { public: 'signed out', session: 'employee', admin: 'administrator' } as const;

/** The roles that may open a route; public pages are opened signed out, since a session may lead away from them. */
const ROLES_OF: Readonly<Record<RouteAccess, readonly SmokeRole[]>> = {
  public: ['signed out'],
  session: ['employee', 'administrator'],
  admin: ['administrator'],
};

/** How many routes of each module a smoke test of the shell opens per role. */
const ROUTES_PER_MODULE = 2;

const capabilities = new Set<string>(CAPABILITIES);

/** The page with a module's cards. */
const DASHBOARD: Visit = { path: '/', role: 'administrator', theme: 'light' };

/**
 * The pages of a smoke test: every route of a module and the dashboard if it has a card there, or for the shell the pages of
 * {@link visitsOfShell}.
 */
export function planVisits(candidate: AnyRelease, list: ReleaseList, now: Date): VisitPlan {
  if (candidate.kind === 'shell') return visitsOfShell(list, now);
  const { routes, extensions = [] } = candidate.record.descriptor;
  const pages = routes.filter(isOpenable).map((route): Visit => {
    return { path: fillPath(route.path, now), role: ROLE_OF[accessOf(route)], theme: 'light' };
  });
  const hasCard = extensions.some(
    (one) => one.point === 'dashboard.card' && isOffered(one, capabilities),
  );
  const visits = hasCard ? [...pages, DASHBOARD] : pages;
  return { visits, notOpened: notOpened(routes) };
}

/** Dashboard, home and sign-in, and two routes of each enabled module per role, in both themes. */
function visitsOfShell(list: ReleaseList, now: Date): VisitPlan {
  const enabled = [...pointersOf(list)].filter(([, { disabled }]) => !disabled);
  const modules = enabled.flatMap(([name]) => currentRelease(list, name)?.descriptor ?? []);
  const roles: readonly SmokeRole[] = ['administrator', 'employee', 'signed out'];
  const pages = roles.flatMap((role) => {
    const routes = modules.flatMap((one) => routesFor(one.routes, role));
    const paths = [...(hasHome(list, role) ? ['/'] : []), ...routes.map(({ path }) => path)];
    return paths.map((path) => ({ path: fillPath(path, now), role }));
  });
  const visits = THEMES.flatMap((theme) => pages.map((page) => ({ ...page, theme })));
  return { visits, notOpened: modules.flatMap(({ routes }) => notOpened(routes)) };
}

/** Whether `/` leads a role to a page: the dashboard, or the home of employees (decision 057). */
const hasHome = (list: ReleaseList, role: SmokeRole) =>
  role === 'administrator' ||
  (role === 'employee' && employeeHome(list, capabilities) !== undefined);

const routesFor = (routes: readonly RouteEntry[], role: SmokeRole) =>
  routes
    .filter((route) => isOpenable(route) && ROLES_OF[accessOf(route)].includes(role))
    .slice(0, ROUTES_PER_MODULE);

const isOpenable = (route: RouteEntry) => isOffered(route, capabilities);

const notOpened = (routes: readonly RouteEntry[]) =>
  routes
    .filter((route) => !isOpenable(route))
    .map(
      ({ path, capability }) =>
        `${path} was not opened: it needs the capability ${capability}, which the contract does not have.`,
    );
