import {
  modulePointerOf,
  type Release,
  type ReleaseList,
  type RouteEntry,
  recordOf,
} from '@rollcall/shared/module';
import { matchPath } from 'react-router-dom';

/** A route of a module, as its descriptor announces it. */
export interface ModuleRoute {
  readonly module: string;
  readonly route: RouteEntry;
}

/** The release of a module that this page uses; undefined when the module is not in the list. */
export function currentRelease(list: ReleaseList, module: string): Release | undefined {
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

/**
 * The module route that answers a path, from descriptors alone (design §4). Of several matches the most
 * literal one wins: `/employees/register` before `/employees/:id`. Undefined is a not-found page.
 */
export function findModuleRoute(
  list: ReleaseList,
  pathname: string,
  capabilities: ReadonlySet<string> | null,
): ModuleRoute | undefined {
  const matches = Object.keys(list.modules).flatMap((module) =>
    (currentRelease(list, module)?.descriptor.routes ?? [])
      .filter((route) => isOffered(route, capabilities) && matchPath(route.path, pathname))
      .map((route) => ({ module, route })),
  );
  return matches.toSorted((a, b) => parameters(a.route.path) - parameters(b.route.path))[0];
}

const parameters = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;
