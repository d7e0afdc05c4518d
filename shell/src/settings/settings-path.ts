import { type Extension, extensionsAt, matchPath, type ReleaseList } from '@rollcall/shared/module';

/** The path of a page of settings. The web host takes a last segment with a dot for a file, so it is not the key. */
export const settingsPath = ({ module, entry }: Extension): string =>
  `/settings/${module}/${encodeURIComponent(entry.id)}`;

/** Path of the shell's own page, which lists how to get started. */
export const GETTING_STARTED_PATH = '/settings/shell/getting-started';

/** The key of the page in a path of settings; undefined in that of all settings. */
export function settingsKey(pathname: string): string | undefined {
  const found = matchPath('/settings/:module/:id', pathname);
  return found && `${found.module}.${found.id}`;
}

/** Whether a path is one of settings. */
export const isSettingsPath = (pathname: string): boolean =>
  matchPath('/settings', pathname) !== undefined || settingsKey(pathname) !== undefined;

/** Whether any module has a page of settings, whatever right it asks for. */
export const hasSettings = (
  list: Pick<ReleaseList, 'modules'>,
  capabilities: ReadonlySet<string> | null,
): boolean => extensionsAt(list, 'settings.page', capabilities, 'all').length > 0;
