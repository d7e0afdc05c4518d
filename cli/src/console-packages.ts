import * as z from 'zod/mini';

/** A package that a console serves. */
export const consolePackage = z.object({
  name: z.string(),
  version: z.string(),
  /** Below the console's address. */
  url: z.string(),
  integrity: z.string(),
});

export type ConsolePackage = z.infer<typeof consolePackage>;

const packageJson = z.looseObject({
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.record(z.string(), z.string()),
});

const lockFile = z.object({
  lockfileVersion: z.number(),
  requires: z.boolean(),
  packages: z.record(z.string(), z.looseObject({})),
});

/** The packages of a console with their absolute URLs, in the manifest and the lock file of a new module. */
export interface Installation {
  readonly url: string;
  readonly packages: readonly ConsolePackage[];
}

/** package.json with the packages and the address of a console. */
export function addToManifest(text: string, { url, packages }: Installation): string {
  const manifest = packageJson.parse(JSON.parse(text));
  const own = (wanted: string) =>
    Object.fromEntries(
      packages.filter(({ name }) => name === wanted).map((one) => [wanted, url + one.url]),
    );
  return json({
    ...manifest,
    rollcall: { url },
    dependencies: { ...manifest.dependencies, ...own('@rollcall/shared') },
    devDependencies: sorted({ ...own('@rollcall/cli'), ...manifest.devDependencies }),
  });
}

/** package-lock.json for a finished package.json; `text` has all other packages. */
export function addToLock(text: string, manifestText: string, installation: Installation): string {
  const { url, packages } = installation;
  const { name, version, dependencies, devDependencies } = JSON.parse(manifestText);
  const lock = lockFile.parse(JSON.parse(text));
  const own = packages.map((one) => {
    const path = `node_modules/${one.name}`;
    const { version: packed, integrity } = one;
    return [path, { version: packed, resolved: url + one.url, integrity, ...lock.packages[path] }];
  });
  return json({
    name,
    version,
    ...lock,
    packages: {
      '': { name, version, dependencies, devDependencies },
      ...sorted({ ...lock.packages, ...Object.fromEntries(own) }),
    },
  });
}

/** In the order of npm, which otherwise changes the files with the first package that is added. */
const sorted = <Value>(entries: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b, 'en')));

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
