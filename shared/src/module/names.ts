/** Pattern of module names; limited in length because the name is also a folder name. */
export const MODULE_NAME = /^mfe-[a-z][a-z0-9-]{0,59}$/;

/** Pattern of the names of backends of modules, which are part of a path. */
export const BACKEND_NAME = /^[a-z][a-z0-9-]{0,39}$/;

/** Pattern of versions; a version is a folder name, so the pattern rules out path traversal. */
const VERSION = /^\d[\w.+-]{0,99}$/;

/** True for a valid module name. Check untrusted names with it before looking them up. */
export function isModuleName(name: string): boolean {
  return MODULE_NAME.test(name);
}

/** What a release contains. */
export type ReleaseKind = 'shell' | 'module';

/**
 * Whether a name is that of the shell or of a module; undefined when it is neither, so that it has no pointer. The only
 * place that makes this distinction for incoming names.
 */
export function kindOf(name: string): ReleaseKind | undefined {
  if (name === 'shell') return 'shell';
  return isModuleName(name) ? 'module' : undefined;
}

/** True for `shell` and for a valid module name: the names that can have a pointer. */
export function isReleaseName(name: string): boolean {
  return kindOf(name) !== undefined;
}

/** True for a valid version of a release. */
export function isVersion(version: string): boolean {
  return VERSION.test(version);
}
