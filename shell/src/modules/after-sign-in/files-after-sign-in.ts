import {
  accessOf,
  currentRelease,
  employeeHome,
  findModuleRoute,
  type PageData,
  type ShellPreloads,
  shellPage,
} from '@rollcall/shared/module';
import { completeRelease } from '../release-list/complete-record.ts';

/** How long a record may take, in milliseconds. */
const RECORD_MS = 15_000;

/**
 * The files of the pages that a sign-in may lead to: the requested one, the administrators' dashboard, the employees'
 * home. In this order, since a slow connection may not get all of them in time.
 * @param requested the path that was opened without a session.
 */
export async function filesAfterSignIn(
  { shell, releases, capabilities }: PageData,
  preloads: ShellPreloads,
  requested: string | undefined,
): Promise<string[]> {
  const offered = capabilities && new Set(capabilities);
  const filesOf = async (path: string) => {
    const found = findModuleRoute(releases, path, offered);
    const live = found && currentRelease(releases, found.module);
    const release =
      live &&
      (await completeRelease(live, { signal: AbortSignal.timeout(RECORD_MS), force: false }));
    const route = found && { access: accessOf(found.route), needs: release?.needs ?? [] };
    return [
      ...shellPage(preloads, path, route).files.map((file) => shell.filesUrl + file),
      ...(release?.preload ?? []).map((file) => `${release?.url}${file}`),
    ];
  };
  const paths = [requested, '/', employeeHome(releases, offered)];
  const files = await Promise.all(paths.map((path) => (path === undefined ? [] : filesOf(path))));
  return [...new Set(files.flat())];
}
