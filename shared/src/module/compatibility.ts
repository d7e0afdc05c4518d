import type { Release, ShellRelease } from './release-list.ts';
import { platformMeets } from './semver-range.ts';

/** Why a release cannot run in a shell; undefined when it can. */
export type Incompatibility =
  | { readonly reason: 'platform'; readonly required: string; readonly platform: string }
  | { readonly reason: 'consumes'; readonly missing: readonly string[] };

/**
 * Compares what a release requires and consumes with the shell's platform and what it provides, before any code of the
 * release is fetched (design §4).
 */
export function findIncompatibility(
  release: Pick<Release, 'descriptor' | 'consumes'>,
  shell: Pick<ShellRelease, 'platform' | 'provides'>,
): Incompatibility | undefined {
  const required = release.descriptor.requires.platform;
  if (!platformMeets(shell.platform, required)) {
    return { reason: 'platform', required, platform: shell.platform };
  }
  const missing = release.consumes.filter((key) => !shell.provides.includes(key));
  return missing.length > 0 ? { reason: 'consumes', missing } : undefined;
}
