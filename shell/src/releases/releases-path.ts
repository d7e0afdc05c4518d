import { matchPath } from '@rollcall/shared/module';

/** What a path of `/modules` shows. No name of a module is `tokens` or `log`. */
export type ReleasesView =
  | { readonly kind: 'modules' | 'tokens' | 'log' }
  | { readonly kind: 'module'; readonly name: string };

/** Whether a path is one of `/modules`; those below it with two names are files of versions. */
export const isReleasesPath = (pathname: string): boolean =>
  (matchPath('/modules', pathname) ?? matchPath('/modules/:name', pathname)) !== undefined;

/** The view of a path of `/modules`. */
export function viewOf(pathname: string): ReleasesView {
  const name = matchPath('/modules/:name', pathname)?.name?.toLowerCase();
  if (name === undefined) return { kind: 'modules' };
  return name === 'tokens' || name === 'log' ? { kind: name } : { kind: 'module', name };
}

const TITLES = {
  modules: 'Modules',
  module: 'Modules',
  tokens: 'Deploy tokens',
  log: 'Release log',
} as const;

/** The title of a path of `/modules`, which its web host knows from `layout-preloads.ts`. */
export const titleOfView = ({ kind }: ReleasesView): string => TITLES[kind];
