import satisfies from 'semver/functions/satisfies.js';
import range from 'semver/ranges/valid.js';

/** True for a valid semver range. */
export function validRange(text: string): boolean {
  return range(text) !== null;
}

/**
 * True when the platform `version` satisfies the range that a module requires. A prerelease of the platform counts like
 * its release (1.1.0-rc.1 satisfies ^1.0.0), so that a module can be tried before the platform is final. An invalid
 * version or range is never satisfied.
 * @example platformMeets('0.10.0', '^0.9.0') // false
 */
export function platformMeets(version: string, required: string): boolean {
  return satisfies(version, required, { includePrerelease: true });
}
