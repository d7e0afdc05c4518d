const VERSION = /^## (\d+\.\d+\.\d+)$/m;

/** A sentence when the newest entry of a changelog is not of this version of the platform; [] when it is. */
export function findMissingEntry(version: string, changelog: string): string[] {
  const newest = VERSION.exec(changelog)?.[1];
  if (newest === version) return [];
  return [
    `shared/CHANGELOG.md: the platform is ${version}, and the newest entry is ${newest ?? 'missing'}. Begin with "## ${version}" and what changes for modules.`,
  ];
}
