import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '@rollcall/shared/node';

const REGISTRY = 'https://registry.npmjs.org';

type Names = Readonly<Record<string, string>>;

interface Locked {
  readonly version?: string;
  /** Where the folder has another name than the package. */
  readonly name?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

export type Packages = Readonly<Record<string, Locked>>;

/** The folder of the package `@rollcall/shared` in this repository. */
const SHARED = 'shared';

interface Needed {
  /** Packages of the module. */
  readonly own: readonly string[];
  /** Packages of `@rollcall/shared`. */
  readonly ofShared: readonly string[];
}

/**
 * The packages that a module needs, by path, as in a lock file: the part of this repository's own, so that a new module has
 * what the console is built and tested with, and npm need not look for versions.
 * @throws OperatorError when the lock file does not have one.
 */
export function lockedPackages(root: string, { own, ofShared }: Needed): Packages {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const find = (from: string) => (name: string) => {
    const path = pathFrom(packages, from, name);
    if (path) return path;
    throw new OperatorError(`package-lock.json has no ${name}, which a new module needs.`);
  };
  const needed = closureOf(packages, [...own.map(find('')), ...ofShared.map(find(SHARED))]);
  return Object.fromEntries(
    [...needed].map((path) => [pathInProject(path), toEntry(path, packages[path])] as const),
  );
}

const pathInProject = (path: string) =>
  path.startsWith(`${SHARED}/`) ? path.replace(SHARED, 'node_modules/@rollcall/shared') : path;

/** Paths of these packages and of all that they need. */
function closureOf(packages: Packages, paths: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const from = path;
    waiting.push(
      ...needsOf(packages[path]).flatMap((name) => pathFrom(packages, from, name) ?? []),
    );
  }
  return found;
}

function needsOf(locked: Locked = {}): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, ...rest } = locked;
  const isOptional = (name: string) => rest.peerDependenciesMeta?.[name]?.optional;
  return [
    ...Object.keys({ ...dependencies, ...optionalDependencies }),
    ...Object.keys(peerDependencies).filter((name) => !isOptional(name)),
  ];
}

/** Where Node finds a package that is imported by the one at `from`. */
function pathFrom(packages: Packages, from: string, name: string): string | undefined {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (packages[path] && !packages[path].link) return path;
  return from === ''
    ? undefined
    : pathFrom(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

/** Without what depends on the project it is in. npm replaces the registry by the one that is set up. */
function toEntry(path: string, locked: Locked = {}): Locked {
  const folder = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const { name = folder } = locked;
  const own = Object.entries(locked).filter(([key]) => !/^(dev|peer|devOptional)$/.test(key));
  const resolved = `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${locked.version}.tgz`;
  return { resolved, ...Object.fromEntries(own) };
}
