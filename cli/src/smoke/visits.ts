import { CAPABILITIES } from '@rollcall/shared/contract';
import {
  type AnyRelease,
  accessOf,
  currentRelease,
  type Extension,
  employeeHome,
  extensionKey,
  findModuleRoute,
  isOffered,
  type ModuleDescriptor,
  pointersOf,
  type ReleaseList,
  type RouteAccess,
  type RouteEntry,
} from '@rollcall/shared/module';
import { fillPath } from './fill-path.ts';
import type { SmokePage, SmokeRole } from './smoke-record.ts';

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

/** All that the contract knows, and the backends that modules of the list name. */
export const capabilitiesOf = (list: ReleaseList): ReadonlySet<string> =>
  new Set<string>([...CAPABILITIES, ...backendsIn(list).map((name) => `ext.${name}`)]);

/** The backends that modules of the list name. */
export const backendsIn = (list: ReleaseList): readonly string[] =>
  descriptorsIn(list).flatMap(({ backend }) => backend ?? []);

const descriptorsIn = (list: ReleaseList): readonly ModuleDescriptor[] =>
  Object.keys(list.modules).flatMap((name) => currentRelease(list, name)?.descriptor ?? []);

/** Every right that modules of the list ask for: who opens the pages has them all. */
export function rightsIn(list: ReleaseList): readonly string[] {
  const entries = descriptorsIn(list).flatMap(({ routes, nav, extensions = [] }) => [
    ...routes,
    ...nav.flatMap(({ children }) => children),
    ...extensions,
  ]);
  return [...new Set(entries.flatMap(({ right }) => right ?? []))];
}

/**
 * The pages of a smoke test: every route of a module and the pages that have its extensions, or for the shell the pages of
 * {@link visitsOfShell}.
 */
export function planVisits(candidate: AnyRelease, list: ReleaseList, now: Date): VisitPlan {
  const capabilities = capabilitiesOf(list);
  if (candidate.kind === 'shell') return visitsOfShell(list, capabilities, now);
  const { name, descriptor } = candidate.record;
  const { routes, extensions = [] } = descriptor;
  const pages = routes
    .filter((route) => isOffered(route, capabilities))
    .map((route): Visit => {
      return { path: fillPath(route.path, now), role: ROLE_OF[accessOf(route)], theme: 'light' };
    });
  const others = extensions
    .filter((entry) => isOffered(entry, capabilities))
    .flatMap((entry) => pathOf({ module: name, entry }, list) ?? []);
  const more = [...new Set(others)].map((path): Visit => {
    return { path, role: 'administrator', theme: 'light' };
  });
  return { visits: [...pages, ...more], notOpened: notOpened(routes, capabilities) };
}

/** The page that has an extension; undefined when the console has none. */
function pathOf(extension: Extension, list: ReleaseList): string | undefined {
  const key = encodeURIComponent(extensionKey(extension));
  const paths: Readonly<Record<string, string>> = {
    'dashboard.card': '/',
    'settings.page': `/settings/${extension.module}/${encodeURIComponent(extension.entry.id)}`,
    ...(findModuleRoute(list, '/employees', null) && {
      'employee.tab': `/employees?dialog=edit&employee=1&tab=${key}`,
    }),
  };
  return paths[extension.entry.point];
}

/** Dashboard, home and sign-in, and two routes of each enabled module per role, in both themes. */
function visitsOfShell(list: ReleaseList, capabilities: ReadonlySet<string>, now: Date): VisitPlan {
  const enabled = [...pointersOf(list)].filter(([, { disabled }]) => !disabled);
  const modules = enabled.flatMap(([name]) => currentRelease(list, name)?.descriptor ?? []);
  const roles: readonly SmokeRole[] = ['administrator', 'employee', 'signed out'];
  const pages = roles.flatMap((role) => {
    const routes = modules.flatMap((one) => routesFor(one.routes, role, capabilities));
    const paths = [
      ...(hasHome(list, role, capabilities) ? ['/'] : []),
      ...routes.map(({ path }) => path),
    ];
    return paths.map((path) => ({ path: fillPath(path, now), role }));
  });
  const visits = THEMES.flatMap((theme) => pages.map((page) => ({ ...page, theme })));
  return { visits, notOpened: modules.flatMap(({ routes }) => notOpened(routes, capabilities)) };
}

/** Whether `/` leads a role to a page: the dashboard, or the home of employees (decision 057). */
const hasHome = (list: ReleaseList, role: SmokeRole, capabilities: ReadonlySet<string>) =>
  role === 'administrator' ||
  (role === 'employee' && employeeHome(list, capabilities) !== undefined);

const routesFor = (
  routes: readonly RouteEntry[],
  role: SmokeRole,
  capabilities: ReadonlySet<string>,
) =>
  routes
    .filter((route) => isOffered(route, capabilities) && ROLES_OF[accessOf(route)].includes(role))
    .slice(0, ROUTES_PER_MODULE);

const notOpened = (routes: readonly RouteEntry[], capabilities: ReadonlySet<string>) =>
  routes
    .filter((route) => !isOffered(route, capabilities))
    .map(
      ({ path, capability }) =>
        `${path} was not opened: it needs the capability ${capability}, which the contract does not have.`,
    );
