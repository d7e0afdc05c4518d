import {
  currentRelease,
  findModuleRoute,
  modulePointerOf,
  type PageData,
  type Release,
  type ShellPreloads,
} from '@rollcall/shared/module';

/** Parts of the shell that draw a page's frame (shell/src/app/console.tsx), by the access of its route. */
const FRAMES = {
  admin: ['layout/admin-layout'],
  session: ['layout/plain-layout'],
  public: [],
} as const;

/** Parts of the shell's own page. */
const DASHBOARD = [...FRAMES.admin, 'dashboard/dashboard-page'];

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
  const { access, release } = pageOf(data, pathname);
  if (isSignedOut && access !== 'public' && pathname !== SIGN_IN) {
    return preloadLinks(data, shell, SIGN_IN, isSignedOut);
  }
  const frame = pathname === '/' ? DASHBOARD : FRAMES[access];
  const parts = [...frame, ...(release?.needs ?? [])];
  const files = new Set(
    parts.flatMap((part) => (Object.hasOwn(shell.parts, part) ? (shell.parts[part] ?? []) : [])),
  );
  return [
    ...(release ? links(release.url, release.preload, release.integrity) : []),
    ...links(`/shell/${data.shell.version}/`, [...files], shell.files),
  ];
}

/** Who may see the page of a path, and the release that draws it; none for the shell's own and for one switched off. */
function pageOf({ releases, capabilities }: PageData, pathname: string) {
  if (pathname === '/') return { access: 'admin', release: undefined } as const;
  const found = findModuleRoute(releases, pathname, capabilities && new Set(capabilities));
  if (!found) return { access: 'public', release: undefined } as const;
  const isOff = modulePointerOf(releases, found.module)?.disabled ?? false;
  const release = isOff ? undefined : currentRelease(releases, found.module);
  return { access: found.route.access, release };
}

const links = (url: string, paths: readonly string[], integrity: Release['integrity']) =>
  paths
    .filter((path) => path in integrity)
    .map(
      (path) =>
        `<link rel="preload" as="${path.endsWith('.css') ? 'style' : 'script'}" href="${url}${path}" crossorigin="anonymous" integrity="${integrity[path]}">`,
    );
