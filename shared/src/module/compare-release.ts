import { canRead } from './formats.ts';
import type { Release, ShellRelease } from './release-list.ts';

/** Why a release cannot run in a shell. */
export type Incompatibility =
  | { readonly reason: 'platform'; readonly required: string; readonly platform: string }
  | { readonly reason: 'format'; readonly needed: number }
  | { readonly reason: 'consumes'; readonly missing: readonly string[] }
  | { readonly reason: 'libraries'; readonly different: readonly DifferentLibrary[] };

/** A shared library of which shell and module know different major versions. */
interface DifferentLibrary {
  readonly name: string;
  /** The version that the module was built with. */
  readonly built: string;
  /** The version that the shell provides. */
  readonly provided: string;
}

/** The fields of a release that decide whether it can run in a shell. */
export type Requirements = Pick<
  Release,
  'descriptor' | 'consumes' | 'libraries' | 'descriptorFormat'
>;

/** The fields of a shell that decide what can run in it. */
export type Provisions = Pick<ShellRelease, 'platform' | 'provides' | 'libraries' | 'reads'>;

/**
 * Compares what a release requires and consumes with the shell's platform and what it provides, before any code of the
 * release is fetched (design §4, decision 065). Returns every reason; none when it can run.
 * @param meets whether the shell's platform satisfies the range that the release requires.
 */
export function compareRelease(
  release: Requirements,
  shell: Provisions,
  meets: (version: string, required: string) => boolean,
): Incompatibility[] {
  const found: Incompatibility[] = [];
  const required = release.descriptor.requires.platform;
  if (!meets(shell.platform, required)) {
    found.push({ reason: 'platform', required, platform: shell.platform });
  }
  if (!canRead(shell, release)) {
    found.push({ reason: 'format', needed: release.descriptorFormat ?? 1 });
  }
  const provided = new Set(shell.provides);
  const missing = release.consumes.filter((key) => !provided.has(key));
  if (missing.length > 0) found.push({ reason: 'consumes', missing });
  const different = differentLibraries(release.libraries, shell.libraries);
  if (different.length > 0) found.push({ reason: 'libraries', different });
  return found;
}

/** The libraries with different majors. A library that either side does not name is not compared. */
function differentLibraries(
  built: Release['libraries'] = {},
  provided: ShellRelease['libraries'] = {},
): DifferentLibrary[] {
  return Object.entries(built).flatMap(([name, version]) => {
    const other = Object.hasOwn(provided, name) ? provided[name] : undefined;
    if (other === undefined || major(other) === major(version)) return [];
    return [{ name, built: version, provided: other }];
  });
}

const major = (version: string) => version.split('.', 1)[0];
