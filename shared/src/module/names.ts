/** What a module is called: also the name of its folders, hence the limit. */
export const MODULE_NAME = /^mfe-[a-z][a-z0-9-]{0,59}$/;

/** What a version looks like: the name of its folder, and never a way out of it. */
const VERSION = /^\d[\w.+-]{0,99}$/;

/** True for a name that a module can have. Test it before a name from outside is looked up anywhere. */
export function isModuleName(name: string): boolean {
  return MODULE_NAME.test(name);
}

/** What a release is of. */
export type ReleaseKind = 'shell' | 'module';

/**
 * What a name is the name of; undefined when no pointer can belong to it. Where names come in, it is the one place that
 * asks "shell or module?".
 */
export function kindOf(name: string): ReleaseKind | undefined {
  if (name === 'shell') return 'shell';
  return isModuleName(name) ? 'module' : undefined;
}

/** True for `shell` and for a name that a module can have: whatever a pointer can belong to. */
export function isReleaseName(name: string): boolean {
  return kindOf(name) !== undefined;
}

/** True for a text that can be the version of a release. */
export function isVersion(version: string): boolean {
  return VERSION.test(version);
}
