import type { RouteAccess } from './descriptor.ts';
import { findRoute } from './routes.ts';
import type { ShellPreloads } from './shell-preloads.ts';

/** What a shell says of its pages for its `preloads.json`; parts are its lazy imports (shared/src/build/preloads.ts). */
export interface ShellFrames {
  readonly byAccess: Readonly<Record<RouteAccess, readonly string[]>>;
  readonly pages: Readonly<Record<string, { access: RouteAccess; parts: readonly string[] }>>;
}

/**
 * Who may see the page of a path, and the files of the shell that draw it: its frame, the page itself where it is the
 * shell's own, and the shared parts that its module needs. `route` is what a module says of the path; without one, and
 * where the shell has no such page, it is the not-found page, which is public. Of a path that may be the page of an
 * older shell nothing is known: `access` is undefined then.
 */
export function shellPage(
  { parts, byAccess = {}, pages }: ShellPreloads,
  pathname: string,
  route: { readonly access: RouteAccess; readonly needs: readonly string[] } | undefined,
): { readonly access: string | undefined; readonly files: readonly string[] } {
  const own = pages && ownPage(pages, pathname);
  const access = own?.access ?? route?.access ?? (pages ? 'public' : undefined);
  const frame = access === undefined ? [] : (entryOf(byAccess, access) ?? []);
  const all = [...frame, ...(own?.parts ?? []), ...(route?.needs ?? [])];
  return { access, files: [...new Set(all.flatMap((part) => entryOf(parts, part) ?? []))] };
}

/** An entry of its own, never what every object inherits. */
const entryOf = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** The shell's own page that answers an address, found as a module's is. */
function ownPage(pages: NonNullable<ShellPreloads['pages']>, pathname: string) {
  const routes = Object.entries(pages).map(([path, page]) => ({ path, page }));
  return findRoute(routes, pathname)?.route.page;
}
