import {
  libraryVersions,
  PLATFORM_VERSION,
  providedKeys,
  providedNames,
} from '@rollcall/shared/build';
import { findVersionProblem, type Platform } from './platform-version.ts';

/**
 * `shared/platform.json`: what the shell provides to modules, with the platform version that modules require.
 * @throws Error when something was added or removed and the version of `shared` does not say so (decision 065).
 */
export function renderPlatform(before: string): string {
  const libraries = Object.entries(libraryVersions()).map(
    ([name, version]) => [name, Number.parseInt(version, 10)] as const,
  );
  const platform: Platform = {
    version: PLATFORM_VERSION,
    libraries: Object.fromEntries(libraries),
    names: [...providedKeys(), ...providedNames()],
  };
  const problem = before === '' ? undefined : findVersionProblem(JSON.parse(before), platform);
  if (problem !== undefined) throw new Error(problem);
  return `${JSON.stringify(platform, null, 2)}\n`;
}
