/** A release version and a caret range of one, from 1.0.0 on: below, a caret means something else. */
const VERSION = /^([1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;

/**
 * Whether a platform version satisfies a range like `^1.2.0`, the usual form. Undefined when either has another form: then
 * the semver library has to decide.
 * @example meetsCaret('1.10.0', '^1.9.0') // true
 */
export function meetsCaret(version: string, required: string): boolean | undefined {
  const have = VERSION.exec(version);
  const need = required.startsWith('^') ? VERSION.exec(required.slice(1)) : null;
  if (!have || !need) return undefined;
  const [major = 0, minor = 0, patch = 0] = have.slice(1).map(Number);
  const [needMajor = 0, needMinor = 0, needPatch = 0] = need.slice(1).map(Number);
  if (major !== needMajor) return false;
  return minor === needMinor ? patch >= needPatch : minor > needMinor;
}
