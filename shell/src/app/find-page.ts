import {
  accessOf,
  currentRelease,
  findModuleRoute,
  matchPath,
  type ReleaseList,
  type RouteAccess,
} from '@rollcall/shared/module';
import { isReleasesPath, titleOfView, viewOf } from '../releases/releases-path.ts';
import { hasSettings, isSettingsPath } from '../settings/settings-path.ts';

/** A page of the console: one of the shell, one of a module, or none. */
export type Page =
  | {
      readonly kind: 'dashboard' | 'releases' | 'settings' | 'access-denied';
      readonly access: RouteAccess;
      readonly title: string;
    }
  | {
      readonly kind: 'module';
      readonly access: RouteAccess;
      readonly title: string;
      readonly module: string;
      /** The right that the page needs (decision 076). */
      readonly right: string | undefined;
      /** Whether it is drawn without antd. */
      readonly isPlain: boolean;
    }
  | {
      readonly kind: 'right-missing';
      readonly access: RouteAccess;
      readonly title: string;
      readonly right: string;
    }
  | { readonly kind: 'not-found'; readonly access: 'public'; readonly title: string };

/** The page of a path: first the shell's pages, then the routes of the descriptors (spec §2, design §4). */
export function findPage(
  list: ReleaseList,
  pathname: string,
  capabilities: ReadonlySet<string> | null,
): Page {
  if (matchPath('/', pathname)) return { kind: 'dashboard', access: 'admin', title: 'Dashboard' };
  if (matchPath('/unauthorized', pathname)) {
    return { kind: 'access-denied', access: 'public', title: 'Access Denied' };
  }
  // Exists as soon as a module has settings, whatever right they ask for.
  if (isSettingsPath(pathname) && hasSettings(list, capabilities)) {
    return { kind: 'settings', access: 'admin', title: 'Settings' };
  }
  // Release control needs a backend that says who is an administrator.
  if (capabilities && isReleasesPath(pathname)) {
    return { kind: 'releases', access: 'admin', title: titleOfView(viewOf(pathname)) };
  }
  const found = findModuleRoute(list, pathname, capabilities);
  if (!found) return { kind: 'not-found', access: 'public', title: 'Page not found' };
  const { module, route } = found;
  const moduleTitle = currentRelease(list, module)?.descriptor.title;
  return {
    kind: 'module',
    access: accessOf(route),
    title: route.title ?? moduleTitle ?? module,
    module,
    right: route.right,
    isPlain: route.antd === false,
  };
}

/** What is shown instead of a page whose right the user lacks. */
export const withoutRight = (page: Page): Page => ({
  kind: 'right-missing',
  access: page.access,
  title: 'Access Denied',
  right: ('right' in page && page.right) || '',
});
