import {
  accessOf,
  currentRelease,
  employeeHome,
  extensionsAt,
  findModuleRoute,
  findRoute,
  matchPath,
  modulePointerOf,
  type PageData,
  type Release,
  type RouteEntry,
  SESSION_HINT,
  type SessionHint,
  type ShellPreloads,
  shellPage,
} from '@rollcall/shared/module';

/** The page that the console will draw, as far as its host knows. */
export interface DrawnPage {
  readonly pathname: string;
  readonly access: string;
  /** Undefined when there is no such page. */
  readonly title: string | undefined;
  /** The release of its module; undefined for the shell's own pages and for disabled modules. */
  readonly release: Release | undefined;
  /** The shell's files that draw it. */
  readonly files: readonly string[];
  /** What its module's page reads first. */
  readonly firstCall?: RouteEntry['firstCall'];
}

/** Where guards send people who are signed out (spec §4). */
export const SIGN_IN_PATH = '/login';

/**
 * The page that a navigation ends at: signed out, a guarded path ends at the sign-in page; `/` leads an employee to their
 * home (decision 057). Undefined when it ends at Access Denied, which is in the shell's first script.
 */
export function drawnPage(
  data: PageData,
  shell: ShellPreloads,
  pathname: string,
  hint: SessionHint | undefined,
): DrawnPage | undefined {
  const home = hint === 'employee' && matchPath('/', pathname) ? homeIn(data) : undefined;
  if (home !== undefined) return drawnPage(data, shell, home, hint);
  const { route, release } = findModulePage(data, pathname);
  const known = withPagesOf(data, shell);
  const { access, files } = shellPage(withLayoutsFor(known, hint), pathname, route);
  if (hint === 'signedOut' && access !== 'public' && pathname !== SIGN_IN_PATH) {
    return drawnPage(data, shell, SIGN_IN_PATH, hint);
  }
  if (hint === 'employee' && access === 'admin') return undefined;
  const title = ownTitle(known, pathname) ?? route?.title;
  const firstCall = release && route?.firstCall;
  return { pathname, access, title, release, files, ...(firstCall && { firstCall }) };
}

const homeIn = ({ releases, capabilities }: PageData) =>
  employeeHome(releases, capabilities && new Set(capabilities));

/** The title of a page of the shell. */
function ownTitle({ pages }: ShellPreloads, pathname: string): string | undefined {
  const routes = Object.entries(pages).map(([path, { title }]) => ({ path, title }));
  return findRoute(routes, pathname)?.route.title;
}

/**
 * Without the shell's pages that this console does not have: settings need a module that has some, `/modules` a backend that
 * says who is an administrator (decision 089).
 */
function withPagesOf({ releases, capabilities }: PageData, shell: ShellPreloads): ShellPreloads {
  const known = capabilities && new Set(capabilities);
  const hasSettings = extensionsAt(releases, 'settings.page', known, 'all').length > 0;
  const isThere = (path: string) =>
    (hasSettings || !path.startsWith('/settings')) &&
    (known !== null || !path.startsWith('/modules'));
  const pages = Object.entries(shell.pages).filter(([path]) => isThere(path));
  return { ...shell, pages: Object.fromEntries(pages) };
}

/** A page of access `session` has the layout of the role (design §15.1): an unknown one preloads none. */
function withLayoutsFor(shell: ShellPreloads, hint: SessionHint | undefined): ShellPreloads {
  const { byAccess } = shell;
  if (hint === 'employee') return shell;
  return { ...shell, byAccess: { ...byAccess, session: (hint && byAccess.admin) ?? [] } };
}

/** The route of a path and its release; a disabled module has none. */
function findModulePage({ releases, capabilities }: PageData, pathname: string) {
  const found = findModuleRoute(releases, pathname, capabilities && new Set(capabilities));
  if (!found) return {};
  const { module, route } = found;
  const isDisabled = modulePointerOf(releases, module)?.disabled ?? false;
  const current = currentRelease(releases, module);
  const release = isDisabled ? undefined : current;
  const title = route.title ?? current?.descriptor.title ?? module;
  const { antd, firstCall } = route;
  const needs = release?.needs ?? [];
  return { route: { access: accessOf(route), needs, antd, title, firstCall }, release };
}

/** What the console's cookie says about the session; undefined without it, when there may be a session. */
export function readSessionHint(cookies = ''): SessionHint | undefined {
  const pairs = cookies.split(';').map((cookie) => cookie.trim());
  return HINTS.find((hint) => pairs.includes(`${SESSION_HINT.cookie}=${SESSION_HINT[hint]}`));
}

const HINTS = ['signedOut', 'administrator', 'employee'] as const satisfies readonly SessionHint[];
