import {
  currentRelease,
  findModuleRoute,
  modulePointerOf,
  type PageData,
  type Release,
  SESSION_HINT,
  type ShellPreloads,
  shellPage,
} from '@rollcall/shared/module';

/** Where guards send people who are signed out (spec §4). */
const SIGN_IN_PATH = '/login';

/**
 * Preload links, so that the browser fetches the files of a page while the shell's scripts still load: the module's
 * files, the shell's frame and shared parts (design §6). When `isSignedOut`, a guarded path ends at the sign-in page.
 * Integrity and crossorigin must match the later requests, otherwise files are fetched twice (design §5); files
 * without a hash are left out.
 */
export function preloadLinks(
  data: PageData,
  shell: ShellPreloads,
  pathname: string,
  isSignedOut: boolean,
): string[] {
  const { route, release } = findModulePage(data, pathname);
  const { access, files } = shellPage(shell, pathname, route);
  if (isSignedOut && access !== 'public' && pathname !== SIGN_IN_PATH) {
    return preloadLinks(data, shell, SIGN_IN_PATH, isSignedOut);
  }
  return [
    ...(release ? links(release.url, release.preload, release.integrity) : []),
    ...links(`/shell/${data.shell.version}/`, files, shell.files),
  ];
}

/** The route of a path and the release to preload; a disabled module has no release. */
function findModulePage({ releases, capabilities }: PageData, pathname: string) {
  const found = findModuleRoute(releases, pathname, capabilities && new Set(capabilities));
  if (!found) return {};
  const isDisabled = modulePointerOf(releases, found.module)?.disabled ?? false;
  const release = isDisabled ? undefined : currentRelease(releases, found.module);
  return { route: { access: found.route.access, needs: release?.needs ?? [] }, release };
}

/** Whether a cookie says that no one is signed in; without the cookie there may be a session. */
export const isSignedOut = (cookies = ''): boolean =>
  cookies
    .split(';')
    .some((cookie) => cookie.trim() === `${SESSION_HINT.cookie}=${SESSION_HINT.signedOut}`);

const links = (url: string, paths: readonly string[], integrity: Release['integrity']) =>
  paths
    .filter((path) => path in integrity)
    .map(
      (path) =>
        `<link rel="preload" as="${path.endsWith('.css') ? 'style' : 'script'}" href="${url}${path}" crossorigin="anonymous" integrity="${integrity[path]}">`,
    );
