import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lateExports, lateNamesSource, lateRouterSource } from './late-router.ts';

const require = createRequire(import.meta.url);

/** Names outside the stable API. */
const UNSTABLE = /^(unstable_|experimental_|UNSAFE_)/;

/** Names of react-router for servers and frameworks, which are useless to a module in a browser. */
const SERVER_ONLY =
  /Static|Cookie|Session|^Server|RequestHandler|RoutesStub|^(Links|Meta|Scripts|PrefetchPageLinks|RouterContextProvider|createContext)$/;

/** Names of the query library for server-side rendering. */
const HYDRATION = /hydrat/i;

/**
 * Libraries that are shared through a façade. A shared library is never tree-shaken, so a façade module lists the names
 * that are shipped (design §14). They are the whole stable API, read from the installed package and not from current
 * use, so that a module can use another name without a release of the shell.
 */
const FACADES = {
  'react-router-dom': {
    library: 'react-router',
    isOmitted: (name: string) => SERVER_ONLY.test(name),
  },
  '@tanstack/react-query': {
    library: '@tanstack/react-query',
    isOmitted: (name: string) => HYDRATION.test(name),
  },
} as const;

export type FacadeKey = keyof typeof FACADES;

export const FACADE_KEYS = Object.keys(FACADES) as FacadeKey[];

/** Alias under which a façade imports the library; its real name would resolve to the façade again, in a cycle. */
const unsharedName = (library: string) => `${library}--itself`;

/** Every name that a module may import from a façade. */
export function facadeNames(key: FacadeKey): string[] {
  const { library, isOmitted } = FACADES[key];
  return Object.keys(require(library))
    .filter((name) => name !== 'default' && !UNSTABLE.test(name) && !isOmitted(name))
    .toSorted();
}

/**
 * Writes the façade modules for a build of the shell into `folder`. Returns the file for each key.
 * @param lateNames names of react-router-dom that are undefined until the file of `lateNamesFile` has added them.
 */
export function writeFacades(folder: string, lateNames: readonly string[]): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  const { library: router } = FACADES['react-router-dom'];
  const copy = lateRouterSource(unsharedName(router), esmEntry(router));
  writeFileSync(join(folder, 'react-router-late.mjs'), copy);
  writeFileSync(
    lateNamesFile(folder),
    lateNamesSource(lateNames, './react-router-dom.js', './react-router-late.mjs'),
  );
  return Object.fromEntries(
    FACADE_KEYS.map((key) => {
      const { library } = FACADES[key];
      const late = key === 'react-router-dom' ? lateNames : [];
      const file = join(folder, `${key.replace(/\W+/g, '-')}.js`);
      const names = facadeNames(key).filter((name) => !late.includes(name));
      const source = `export { ${names.join(', ')} } from '${unsharedName(library)}';\n`;
      writeFileSync(file, late.length === 0 ? source : source + lateExports(late));
      return [key, file];
    }),
  );
}

/** The file that adds the late names to the router's façade once it is loaded. */
export const lateNamesFile = (folder: string) => join(folder, 'late-names.js');

/** The `resolve.alias` entries that the façades need. */
export function facadeAliases(): Record<string, string> {
  return Object.fromEntries(
    Object.values(FACADES).map(({ library }) => [`${unsharedName(library)}$`, esmEntry(library)]),
  );
}

/** The file that a bundler resolves a package's main entry to. */
function esmEntry(library: string): string {
  const manifest = require.resolve(`${library}/package.json`);
  return join(dirname(manifest), require(manifest).exports['.'].import.default);
}
