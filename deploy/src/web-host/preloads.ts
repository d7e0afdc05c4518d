import {
  accessOf,
  currentRelease,
  employeeHome,
  findModuleRoute,
  matchPath,
  modulePointerOf,
  type PageData,
  type Release,
  SESSION_HINT,
  type SessionHint,
  type ShellPreloads,
  shellPage,
} from '@rollcall/shared/module';

/** Where guards send people who are signed out (spec §4). */
const SIGN_IN_PATH = '/login';

/**
 * Preload links, so that the browser fetches the files of a page while the shell's scripts still load: the module's
 * files, the shell's frame and shared parts (design §6). Signed out, a guarded path ends at the sign-in page; `/` leads
 * an employee to their home (decision 057). Integrity and crossorigin must match the later requests, otherwise files are
 * fetched twice (design §5); files without a hash are left out.
 */
export function preloadLinks(
  data: PageData,
  shell: ShellPreloads,
  pathname: string,
  hint: SessionHint | undefined,
): string[] {
  const home = hint === 'employee' && matchPath('/', pathname) ? homeIn(data) : undefined;
  if (home !== undefined) return preloadLinks(data, shell, home, hint);
  const { route, release } = findModulePage(data, pathname);
  const { access, files } = shellPage(withLayoutsFor(shell, hint), pathname, route);
  if (hint === 'signedOut' && access !== 'public' && pathname !== SIGN_IN_PATH) {
    return preloadLinks(data, shell, SIGN_IN_PATH, hint);
  }
  // Ends at Access Denied, which is in the shell's first script.
  if (hint === 'employee' && access === 'admin') return [];
  return [
    ...(release ? links(release.url, release.preload, release.integrity) : []),
    ...links(`/shell/${data.shell.version}/`, files, shell.files),
  ];
}

const homeIn = ({ releases, capabilities }: PageData) =>
  employeeHome(releases, capabilities && new Set(capabilities));

/** A page of access `session` has the layout of the role (design §15.1): an unknown one preloads none. */
function withLayoutsFor(shell: ShellPreloads, hint: SessionHint | undefined): ShellPreloads {
  const { byAccess = {} } = shell;
  if (hint === 'employee') return shell;
  return { ...shell, byAccess: { ...byAccess, session: (hint && byAccess.admin) ?? [] } };
}

/** The route of a path and the release to preload; a disabled module has no release. */
function findModulePage({ releases, capabilities }: PageData, pathname: string) {
  const found = findModuleRoute(releases, pathname, capabilities && new Set(capabilities));
  if (!found) return {};
  const isDisabled = modulePointerOf(releases, found.module)?.disabled ?? false;
  const release = isDisabled ? undefined : currentRelease(releases, found.module);
  return { route: { access: accessOf(found.route), needs: release?.needs ?? [] }, release };
}

/** What the console's cookie says about the session; undefined without it, when there may be a session. */
export function readSessionHint(cookies = ''): SessionHint | undefined {
  const pairs = cookies.split(';').map((cookie) => cookie.trim());
  return HINTS.find((hint) => pairs.includes(`${SESSION_HINT.cookie}=${SESSION_HINT[hint]}`));
}

const HINTS = ['signedOut', 'administrator', 'employee'] as const satisfies readonly SessionHint[];

const links = (url: string, paths: readonly string[], integrity: Release['integrity']) =>
  paths
    .filter((path) => path in integrity)
    .map(
      (path) =>
        `<link rel="preload" as="${path.endsWith('.css') ? 'style' : 'script'}" href="${url}${path}" crossorigin="anonymous" integrity="${integrity[path]}">`,
    );
