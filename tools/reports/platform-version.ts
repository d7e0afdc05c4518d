/** What the shell provides to modules, as shared/platform.json keeps it. */
export interface Platform {
  /** The platform version, which is that of shared/package.json. */
  readonly version: string;
  /** Major versions of the shared libraries by package. */
  readonly libraries: Readonly<Record<string, number>>;
  /** Shared keys, and the names that modules may import from them as `key#name`. */
  readonly names: readonly string[];
}

/**
 * Why the version of a platform does not fit what changed since `before`: a removed name and another major version of a
 * library need a new major version, an added name a new minor version (decision 065). Undefined when it fits.
 */
export function findVersionProblem(before: Platform, now: Platform): string | undefined {
  const removed = before.names.filter((name) => !now.names.includes(name));
  const added = now.names.filter((name) => !before.names.includes(name));
  const changed = Object.entries(before.libraries)
    .filter(([name, version]) => now.libraries[name] !== version)
    .map(([name]) => name);
  const breaking = [
    ...removed.map((name) => `${name} was removed`),
    ...changed.map((name) => `the major version of ${name} changed`),
  ];
  const [major, minor] = partsOf(before.version);
  if (breaking.length > 0 && isLower(now.version, `${major + 1}.0.0`)) {
    return `${breaking.join('; ')}: raise the version in shared/package.json to ${major + 1}.0.0.`;
  }
  const next = `${major}.${minor + 1}.0`;
  if (added.length > 0 && isLower(now.version, next)) {
    return `${added.join(', ')} ${added.length === 1 ? 'was' : 'were'} added: raise the version in shared/package.json to ${next}.`;
  }
  return isLower(now.version, before.version)
    ? `The version in shared/package.json is lower than ${before.version}.`
    : undefined;
}

/** Major, minor and patch of a version without a prerelease. */
function partsOf(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

function isLower(version: string, than: string): boolean {
  const [parts, others] = [partsOf(version), partsOf(than)];
  const index = parts.findIndex((part, at) => part !== others[at]);
  return index >= 0 && (parts[index] ?? 0) < (others[index] ?? 0);
}
