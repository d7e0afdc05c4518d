/** The fields of a package.json that this check reads. */
export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** The project's manifests by folder; '' is the root. A file belongs to the folder with the longest matching path. */
export type Manifests = ReadonlyMap<string, Manifest>;

const declaredBy = ({ dependencies, peerDependencies, devDependencies }: Manifest) => ({
  ...dependencies,
  ...peerDependencies,
  ...devDependencies,
});

/** Packages that a workspace imports without declaring them itself. */
export function findUndeclared(
  imports: readonly { readonly file: string; readonly library: string }[],
  manifests: Manifests,
): string[] {
  const problems = imports.flatMap(({ file, library }) => {
    const workspace = [...manifests.keys()]
      .filter((folder) => file.startsWith(`${folder}/`))
      .reduce((found, folder) => (folder.length > found.length ? folder : found), '');
    const manifest = manifests.get(workspace);
    if (!manifest || library === manifest.name || library in declaredBy(manifest)) return [];
    return [`${workspace === '' ? '' : `${workspace}/`}package.json does not declare ${library}`];
  });
  return [...new Set(problems)].toSorted();
}

/** Packages that workspaces declare at different versions, or as a range. */
export function findVersionConflicts(manifests: Manifests): string[] {
  const versions = new Map<string, Map<string, string[]>>();
  for (const [folder, manifest] of manifests) {
    for (const [library, version] of Object.entries(declaredBy(manifest))) {
      const users = versions.get(library) ?? new Map<string, string[]>();
      versions.set(library, users.set(version, [...(users.get(version) ?? []), folder || 'root']));
    }
  }
  return [...versions].flatMap(([library, users]) => {
    const ranges = [...users.keys()].filter((version) => !/^\d+\.\d+\.\d+$/.test(version));
    const listed = [...users].map(([version, folders]) => `${version} in ${folders.join(', ')}`);
    return [
      ...(users.size > 1 ? [`${library} has several versions: ${listed.join('; ')}`] : []),
      ...ranges.map((range) => `${library} is declared as ${range}: declare one exact version`),
    ];
  });
}

/** Those of `libraries` that a lock file installs more than once, or not at all. */
export function findDuplicates(
  lock: { readonly packages: Readonly<Record<string, unknown>> },
  libraries: readonly string[],
): string[] {
  return libraries.flatMap((library) => {
    const places = Object.keys(lock.packages).filter(
      (place) => place === `node_modules/${library}` || place.endsWith(`/node_modules/${library}`),
    );
    if (places.length === 1) return [];
    const found = places.length > 0 ? `in ${places.join(', ')}` : 'not installed';
    return [`${library} must be installed once; it is ${found}`];
  });
}
