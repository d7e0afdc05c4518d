import type { RouteAccess } from './descriptor-values.ts';
import { findRoute } from './routes.ts';
import type { ShellPreloads } from './shell-preloads.ts';

/** The parts of a shell's pages, for its `preloads.json`; parts are its lazy imports (shared/src/build/preloads.ts). */
export interface ShellLayouts {
  readonly byAccess: Readonly<Record<RouteAccess, readonly string[]>>;
  readonly pages: Readonly<
    Record<string, { access: RouteAccess; title: string; parts: readonly string[] }>
  >;
}

/** A module's route, as far as the shell's files for it depend on it. */
interface DrawnRoute {
  readonly access: RouteAccess;
  /** The shared keys that the module needs on load. */
  readonly needs: readonly string[];
  readonly antd?: boolean | undefined;
}

/**
 * Who may see the page of a path, and the shell files that draw it: its layout, the page itself if the shell owns it,
 * and the shared parts that its module needs. `route` is the module's route for the path; without it, and without a
 * page of the shell, the path shows the not-found page, which is public. A public page without antd needs nothing of the
 * shell but its first script.
 */
export function shellPage(
  { parts, byAccess, pages }: ShellPreloads,
  pathname: string,
  route: DrawnRoute | undefined,
): { readonly access: string; readonly files: readonly string[] } {
  const shellsOwn = ownPage(pages, pathname);
  const access = shellsOwn?.access ?? route?.access ?? 'public';
  const isPlain = access === 'public' && (route === undefined || route.antd === false);
  const layout = isPlain ? [] : (entryOf(byAccess, access) ?? []);
  const all = [...layout, ...(shellsOwn?.parts ?? []), ...(route?.needs ?? [])];
  return { access, files: [...new Set(all.flatMap((part) => entryOf(parts, part) ?? []))] };
}

/** An entry of a record; inherited properties are ignored. */
const entryOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The shell's own page that matches a path, by the same rules as for modules. */
function ownPage(pages: ShellPreloads['pages'], pathname: string) {
  const routes = Object.entries(pages).map(([path, page]) => ({ path, page }));
  return findRoute(routes, pathname)?.route.page;
}
