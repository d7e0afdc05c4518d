import type { RouteEntry } from './descriptor.ts';
import { modulePointerOf, recordOf } from './pointers.ts';
import type { Release, ReleaseList } from './release-list.ts';

/**
 * Route matching (design §4), shared by the shell, the web host that preloads, the gate and the size budgets. Matches
 * like react-router, which draws the page inside the module.
 */

/** Paths of routes. Others, which only a newer release can have, match no URL path (decision 064). */
export const ROUTE_PATH = /^\/[A-Za-z0-9/:_-]*$/;

/** A parameter in a route's path; it matches one segment of a URL path. */
const PARAMETER = /\/:([\w-]+)/g;

/**
 * The parameters of a URL path that matches a route's path; undefined when it does not match. Ignores case and trailing
 * slashes, and compares decoded segments.
 */
export function matchPath(path: string, pathname: string): Record<string, string> | undefined {
  if (!ROUTE_PATH.test(path)) return undefined;
  const names: string[] = [];
  // Needs no escaping: ROUTE_PATH allows no regular expression syntax.
  const source = path.replace(/\/+$/, '').replace(PARAMETER, (_, name: string) => {
    names.push(name);
    return '/([^/]+)';
  });
  const match = new RegExp(`^${source || '/'}/*$`, 'i').exec(decode(pathname));
  if (!match) return undefined;
  const valueAt = (index: number) => match[index + 1]?.replaceAll('%2F', '/') ?? '';
  return Object.fromEntries(names.map((name, index) => [name, valueAt(index)]));
}

/** Decodes a URL path except for slashes within segments. Returns it unchanged when it cannot be decoded. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replace(/%2f/gi, '%252F'));
  } catch {
    return pathname;
  }
}

/**
 * The route that matches a URL path, with its parameters. The one with the fewest parameters wins:
 * `/employees/register` before `/employees/:id`; among equals the first.
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

/** A canonical form that is equal for paths matching the same URL paths, like `/time/:day` and `/Time/:date/`. */
export function shapeOf(path: string): string {
  const shape = path.replace(/\/+$/, '').replace(PARAMETER, '/:').toLowerCase();
  return shape || '/';
}

/** A route of a module, as declared in its descriptor. */
export interface ModuleRoute {
  readonly module: string;
  readonly route: RouteEntry;
}

/** The record of a module's current release; undefined when the list does not contain it. */
export function currentRelease(
  list: Pick<ReleaseList, 'modules'>,
  module: string,
): Release | undefined {
  const pointer = modulePointerOf(list, module);
  return recordOf(pointer, pointer?.current ?? null);
}

/** True for an entry that needs no capability, or one that the page's backend has (design §15.1). */
export function isOffered(
  entry: { readonly capability?: string | undefined },
  capabilities: ReadonlySet<string> | null,
): boolean {
  return entry.capability === undefined || (capabilities?.has(entry.capability) ?? false);
}

/** The rights of a person; `all` where it does not matter who it is. */
export type Rights = readonly string[] | 'all';

/** True for an entry that needs no right, or one that the person has (decision 076). */
export function isPermitted(
  { right }: { readonly right?: string | undefined },
  rights: Rights,
): boolean {
  return right === undefined || rights === 'all' || rights.includes(right);
}

/** The module route that matches a URL path, from descriptors alone (design §4). Undefined means not found. */
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
