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

/** Where a guard sends whoever is signed out (spec §4). */
const SIGN_IN = '/login';

/**
 * Links that let the browser fetch what a path's page needs while the shell's scripts still load: the module's
 * files, the shell's frame and the shared parts of both (design §6). `isSignedOut`: the browser said so, and a
 * guarded path will end at the sign-in page. Integrity and crossorigin repeat what the runtimes will ask for, else
 * a file is fetched twice (design §5); a file without a hash is left out.
 */
export function preloadLinks(
  data: PageData,
  shell: ShellPreloads,
  pathname: string,
  isSignedOut: boolean,
): string[] {
  const { route, release } = findModulePage(data, pathname);
  const { access, files } = shellPage(shell, pathname, route);
  if (isSignedOut && access !== 'public' && pathname !== SIGN_IN) {
    return preloadLinks(data, shell, SIGN_IN, isSignedOut);
  }
  return [
    ...(release ? links(release.url, release.preload, release.integrity) : []),
    ...links(`/shell/${data.shell.version}/`, files, shell.files),
  ];
}

/** What a module says of a path, and its release; none of it is loaded while it is switched off. */
function findModulePage({ releases, capabilities }: PageData, pathname: string) {
  const found = findModuleRoute(releases, pathname, capabilities && new Set(capabilities));
  if (!found) return {};
  const isOff = modulePointerOf(releases, found.module)?.disabled ?? false;
  const release = isOff ? undefined : currentRelease(releases, found.module);
  return { route: { access: found.route.access, needs: release?.needs ?? [] }, release };
}

/** Whether the browser says that nobody is signed in; a browser that says nothing may hold a session. */
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
