import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Names of no stable API. */
const UNSTABLE = /^(unstable_|experimental_|UNSAFE_)/;

/** Names of react-router for servers and frameworks, which a module in a browser cannot use. */
const SERVER_ONLY =
  /Static|Cookie|Session|^Server|RequestHandler|RoutesStub|^(Links|Meta|Scripts|PrefetchPageLinks|RouterContextProvider|createContext)$/;

/** Names of the query library for pages that a server draws first. */
const HYDRATION = /hydrat/i;

/**
 * Libraries that are shared through a façade: a shared library is never tree-shaken, so a module of our own
 * names what is shipped (design §14). The names are the whole stable API, read from the installed package and
 * not from today's use, so that no module needs a release of the shell to use one more.
 */
const FACADES = {
  'react-router-dom': {
    library: 'react-router',
    // RouterProvider as react-router-dom has it: with flushSync.
    extra: "export { RouterProvider } from 'react-router/dom';\n",
    isOmitted: (name: string) => SERVER_ONLY.test(name) || name === 'RouterProvider',
  },
  '@tanstack/react-query': {
    library: '@tanstack/react-query',
    extra: '',
    isOmitted: (name: string) => HYDRATION.test(name),
  },
} as const;

export type FacadeKey = keyof typeof FACADES;

export const FACADE_KEYS = Object.keys(FACADES) as FacadeKey[];

/** Under this name a façade reaches the library itself; under its own it would be the shared one, in a circle. */
const itself = (library: string) => `${library}--itself`;

function namesOf(key: FacadeKey): string[] {
  const { library, isOmitted } = FACADES[key];
  return Object.keys(require(library))
    .filter((name) => name !== 'default' && !UNSTABLE.test(name) && !isOmitted(name))
    .toSorted();
}

/** Every name that a module may import from a façade's key. */
export function facadeNames(key: FacadeKey): string[] {
  const { extra } = FACADES[key];
  return extra === '' ? namesOf(key) : [...namesOf(key), 'RouterProvider'];
}

/** Writes the façade modules for a build of the shell into `folder`. Returns the file of each key. */
export function writeFacades(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    FACADE_KEYS.map((key) => {
      const { library, extra } = FACADES[key];
      const file = join(folder, `${key.replace(/\W+/g, '-')}.js`);
      const names = namesOf(key).join(', ');
      writeFileSync(file, `export { ${names} } from '${itself(library)}';\n${extra}`);
      return [key, file];
    }),
  );
}

/** Resolve aliases that the façades need. */
export function facadeAliases(): Record<string, string> {
  return Object.fromEntries(
    Object.values(FACADES).map(({ library }) => [`${itself(library)}$`, esmEntry(library)]),
  );
}

/** The file that a bundler takes for a package's main entry. */
function esmEntry(library: string): string {
  const manifest = require.resolve(`${library}/package.json`);
  return join(dirname(manifest), require(manifest).exports['.'].import.default);
}
