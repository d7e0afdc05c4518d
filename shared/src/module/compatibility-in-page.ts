import {
  compareRelease,
  type Incompatibility,
  type Provisions,
  type Requirements,
} from './compare-release.ts';
import { meetsCaret } from './meets-caret.ts';

/**
 * Every reason why a release cannot run in the shell of a page; none when it can run. Loads the semver library only for a
 * range that is not like `^1.2.0`: the gate has compared all ranges, and public pages should stay small.
 */
export async function findIncompatibilitiesInPage(
  release: Requirements,
  shell: Provisions,
): Promise<Incompatibility[]> {
  const { platform } = shell;
  const required = release.descriptor.requires.platform;
  const isMet = meetsCaret(platform, required) ?? (await meetsAnyRange(platform, required));
  return compareRelease(release, shell, () => isMet);
}

async function meetsAnyRange(platform: string, required: string): Promise<boolean> {
  const { platformMeets } = await import('./semver-range.ts');
  return platformMeets(platform, required);
}
