import * as z from 'zod';

/** Entries and packages that only our own servers use. */
const SERVER_ENTRY = './node';
const SERVER_PACKAGES = ['ipaddr.js'];

/** Packages that only our own tests use; the others are for builds and tests of a module. */
const OWN_TESTS = ['@types/semver', 'fast-check'];

const versions = z.record(z.string(), z.string());

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  type: z.literal('module'),
  sideEffects: z.array(z.string()),
  exports: z.record(z.string(), z.string()),
  dependencies: versions,
  peerDependencies: versions,
  devDependencies: versions,
});

/**
 * package.json of the SDK, from that of `shared`: entries point to the compiled files, and libraries of the page may be
 * newer within the major that the shell provides.
 */
export function sdkManifest(text: string) {
  const { name, version, type, sideEffects, exports, ...packages } = manifest.parse(
    JSON.parse(text),
  );
  const own = without(SERVER_PACKAGES, packages.dependencies);
  const tools = without(OWN_TESTS, packages.devDependencies);
  return {
    name,
    version,
    description: 'What a Rollcall module is written with',
    license: 'UNLICENSED',
    type,
    sideEffects,
    files: ['dist', 'guide.md', 'CHANGELOG.md'],
    exports: {
      ...Object.fromEntries(
        Object.entries(without([SERVER_ENTRY], exports)).map(([entry, file]) => [
          entry,
          compiled(file),
        ]),
      ),
      './package.json': './package.json',
    },
    dependencies: own,
    peerDependencies: Object.fromEntries(
      Object.entries({ ...packages.peerDependencies, ...tools }).map(([peer, exact]) => [
        peer,
        `^${exact}`,
      ]),
    ),
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(tools).map((tool) => [tool, { optional: true }]),
    ),
  };
}

const without = (names: readonly string[], all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

/** `./src/ui/index.ts` → its JavaScript and its declarations. */
function compiled(source: string) {
  const file = source.replace('./src/', './dist/');
  const stem = file.replace(/\.ts$/, '');
  return stem === file ? file : { types: `${stem}.d.ts`, default: `${stem}.js` };
}
