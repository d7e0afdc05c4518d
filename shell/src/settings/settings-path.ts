import {
  type Extension,
  extensionKey,
  extensionsAt,
  matchPath,
  type ReleaseList,
} from '@rollcall/shared/module';

/** The path of a page of settings. */
export const settingsPath = (extension: Extension): string =>
  `/settings/${encodeURIComponent(extensionKey(extension))}`;

/** The key of the page in a path of settings; undefined in that of all settings. */
export const settingsKey = (pathname: string): string | undefined =>
  matchPath('/settings/:page', pathname)?.page;

/** Whether a path is one of settings. */
export const isSettingsPath = (pathname: string): boolean =>
  matchPath('/settings', pathname) !== undefined || settingsKey(pathname) !== undefined;

/** Whether any module has a page of settings, whatever right it asks for. */
export const hasSettings = (
  list: Pick<ReleaseList, 'modules'>,
  capabilities: ReadonlySet<string> | null,
): boolean => extensionsAt(list, 'settings.page', capabilities, 'all').length > 0;
