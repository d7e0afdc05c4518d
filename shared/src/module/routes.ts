import type { RouteEntry } from './descriptor.ts';
import { modulePointerOf, recordOf } from './pointers.ts';
import type { Release, ReleaseList } from './release-list.ts';

/**
 * What answers an address (design §4): the same for the shell, for the web host that preloads, for the gate and for
 * the size budgets, and the same as in react-router, which draws the page inside the module.
 */

/** A parameter of a route's path; it matches one part of an address. */
const PARAMETER = /\/:([\w-]+)/g;

/**
 * The parameters with which a route's path answers an address; undefined when it does not. Upper and lower case are
 * alike, slashes at the end count for nothing, and parts are compared decoded.
 */
export function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  const names: string[] = [];
  // The descriptor's schema lets no sign into a path that means something in a pattern.
  const source = path.replace(/\/+$/, '').replace(PARAMETER, (_, name: string) => {
    names.push(name);
    return '/([^/]+)';
  });
  const match = new RegExp(`^${source || '/'}/*$`, 'i').exec(decode(pathname));
  if (!match) return undefined;
  const valueAt = (index: number) => match[index + 1]?.replaceAll('%2F', '/') ?? '';
  return Object.fromEntries(names.map((name, index) => [name, valueAt(index)]));
}

/** An address decoded, but for slashes in its parts. One that cannot be decoded is left as it is. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replace(/%2f/gi, '%252F'));
  } catch {
    return pathname;
  }
}

/**
 * The route that answers an address, with its parameters. Of several the most literal one wins:
 * `/employees/register` before `/employees/:id`; of equals the first.
 */
export function findRoute<R extends { readonly path: string }>(
  routes: readonly R[],
  pathname: string,
): { readonly route: R; readonly params: Readonly<Record<string, string>> } | undefined {
  return routes
    .flatMap((route) => {
      const params = matchPath(route.path, pathname);
      return params ? [{ route, params }] : [];
    })
    .toSorted((a, b) => parameters(a.route.path) - parameters(b.route.path))[0];
}

const parameters = (path: string) => path.match(PARAMETER)?.length ?? 0;

/** The same text for paths that answer the same addresses, as `/time/:day` and `/Time/:date/`. */
export function shapeOf(path: string): string {
  const shape = path.replace(/\/+$/, '').replace(PARAMETER, '/:').toLowerCase();
  return shape || '/';
}

/** A route of a module, as its descriptor announces it. */
export interface ModuleRoute {
  readonly module: string;
  readonly route: RouteEntry;
}

/** The release of a module that a page uses; undefined when the module is not in the list. */
export function currentRelease(
  list: Pick<ReleaseList, 'modules'>,
  module: string,
): Release | undefined {
  const pointer = modulePointerOf(list, module);
  return recordOf(pointer, pointer?.current ?? null);
}

/** True for an entry without a capability, or with one that the page's backend has (design §15.1). */
export function isOffered(
  entry: { readonly capability?: string | undefined },
  capabilities: ReadonlySet<string> | null,
): boolean {
  return entry.capability === undefined || (capabilities?.has(entry.capability) ?? false);
}

/** The module route that answers an address, from descriptors alone (design §4). Undefined is a not-found page. */
export function findModuleRoute(
  list: Pick<ReleaseList, 'modules'>,
  pathname: string,
  capabilities: ReadonlySet<string> | null,
): ModuleRoute | undefined {
  const offered = Object.keys(list.modules).flatMap((module) =>
    (currentRelease(list, module)?.descriptor.routes ?? [])
      .filter((route) => isOffered(route, capabilities))
      .map((route) => ({ module, route, path: route.path })),
  );
  return findRoute(offered, pathname)?.route;
}
