import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { FACADE_KEYS, facadeAliases, facadeNames, lateNamesFile, writeFacades } from './facades.ts';
import { pluginPreloads, sharedKeyOf } from './preloads.ts';
import { pluginReleaseRecord } from './release-record.ts';
import { ANTD_KEYS, consumedByModule, PLATFORM_VERSION, providedByShell } from './sharing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rollcall-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const SHELL = providedByShell('/shell', {});
const MODULE = consumedByModule();
const shareKeys = (entries: Readonly<Record<string, { readonly shareKey?: string }>>) =>
  Object.entries(entries)
    .map(([name, { shareKey }]) => shareKey ?? name)
    .toSorted();

test('a module consumes exactly what the shell provides (design §14)', () => {
  expect(shareKeys(MODULE)).toEqual(shareKeys(SHELL));
});

test('a module contains no copy of a shared library, so a page has one of each (design §14)', () => {
  for (const entry of Object.values(MODULE)) {
    expect(entry).toMatchObject({ import: false, singleton: true });
  }
  for (const entry of Object.values(SHELL)) {
    expect(entry).toMatchObject({ singleton: true, version: PLATFORM_VERSION });
  }
});

test('every component of antd is shared, and none of its internal helpers (design §4)', () => {
  expect(ANTD_KEYS).toEqual(expect.arrayContaining(['antd/es/button', 'antd/es/qr-code']));
  expect(ANTD_KEYS.filter((key) => /_util|\/(style|locale|version)$/.test(key))).toEqual([]);
});

test('a build contains no absolute path, only paths relative to the shell’s folder', () => {
  const names = Object.values(providedByShell(folder, { react: '/x' })).map(
    ({ import: from }) => from,
  );
  expect(names.filter((name) => String(name).startsWith('/'))).toEqual([]);
});

test('late names are live exports of the façade, which a second copy of the library fills in', () => {
  const late = ['Form', 'RouterProvider', 'useBlocker'];
  const files = writeFacades(join(folder, 'late'), late);
  const facade = readFileSync(files['react-router-dom'] ?? '', 'utf8');
  const [, eager = ''] = /export \{ (.*?) \} from/.exec(facade) ?? [];
  const [, live = ''] = /export let (.*?);/.exec(facade) ?? [];
  expect([...eager.split(', '), ...live.split(', ')].toSorted()).toEqual(
    facadeNames('react-router-dom').toSorted(),
  );
  expect(live.split(', ')).toEqual(late);
  const names = readFileSync(lateNamesFile(join(folder, 'late')), 'utf8');
  expect(names).toContain(`setLateNames({ ${late.join(', ')} })`);
  const copy = readFileSync(join(folder, 'late/react-router-late.mjs'), 'utf8');
  expect(copy).toContain('UNSAFE_RouteContext as RouteContext');
  expect(copy).not.toMatch(/^var (DataRouter|DataRouterState|Route)Context = /m);
});

test('a façade re-exports its library under another name, each name once (design §14)', () => {
  const files = writeFacades(join(folder, 'deep'), []);
  expect(Object.keys(files)).toEqual(FACADE_KEYS);
  for (const key of FACADE_KEYS) {
    const text = readFileSync(files[key] ?? '', 'utf8');
    const exported = [...text.matchAll(/export \{ (.*?) \}/g)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    expect(exported.toSorted()).toEqual(facadeNames(key).toSorted());
    // With the library's own name a façade would import itself, because that name is shared.
    const [from = ''] = [...text.matchAll(/from '(.*?)'/g)].map(([, name = '']) => name);
    expect(Object.keys(facadeAliases())).toContain(`${from}$`);
  }
});

test.each([
  ['consume shared module (default) react@* (singleton)', 'react'],
  [
    'provide shared module (default) @rollcall/shared/session@1.0.0 = x',
    '@rollcall/shared/session',
  ],
  ['consume shared module (default) antd/es/button (singleton)', 'antd/es/button'],
  ['./src/module.ts', undefined],
])('the share key of %s is %s', (name, key) => {
  expect(sharedKeyOf(name)).toBe(key);
});

/** Runs a plugin like the bundler after a build with the given chunks and modules. */
function afterBuild(plugin: RsbuildPlugin, built: object, hasErrors = false): void {
  const stats = { hasErrors: () => hasErrors, toJson: () => built };
  const api = {
    context: { distPath: folder },
    onAfterBuild: (run: (result: object) => void) => run({ stats }),
  };
  void plugin.setup(api as unknown as Parameters<RsbuildPlugin['setup']>[0]);
}

const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const BUILT = {
  chunks: [
    { id: 1, origins: [{ moduleName: 'container entry' }] },
    {
      id: 2,
      initial: false,
      files: ['page.js', 'page.css', 'page.js.map'],
      origins: [{ request: '../layout/admin.tsx' }],
    },
    {
      id: 3,
      initial: false,
      files: ['button.js'],
      origins: [{ moduleName: 'provide shared module (default) antd/es/button@1' }],
    },
    { id: 4, initial: true, files: ['main.js'], origins: [{ request: './main.ts' }] },
  ],
  modules: [
    { name: 'consume shared module (default) react@*', chunks: [1] },
    { name: 'consume shared module (default) antd/es/button@*', chunks: [2] },
    { name: './src/module.ts', chunks: [1] },
  ],
};

test('a module’s record has what it consumes, what it needs on load, and which files to preload (design §4, design §6)', () => {
  const manifest = {
    metaData: { remoteEntry: { name: 'remote.js' } },
    exposes: [{ assets: { js: { sync: ['a.js', 'b.js'] }, css: { sync: ['a.css'] } } }],
  };
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  const sdk = '1.2.0-0123456789';
  const identity = { name: 'mfe-x', version: '1.2.3', federationName: 'mfe_x', sdk };
  const importedNames = new Set(['react-router-dom#useNavigate', 'react-router-dom#Link']);
  const libraries = { react: '19.0.0' };
  afterBuild(pluginReleaseRecord({ ...identity, importedNames, libraries }), BUILT);
  expect(readJson('build.json')).toEqual({
    ...identity,
    libraries,
    consumes: ['antd/es/button', 'react', 'react-router-dom#Link', 'react-router-dom#useNavigate'],
    needs: ['react'],
    preload: ['remote.js', 'a.js', 'b.js', 'a.css'],
  });
});

const SHELL_BUILD = {
  name: 'shell',
  version: '1',
  platform: '1',
  filesUrl: '/shell/files/',
  providedNames: ['@tanstack/react-query#useQuery'],
  deprecated: {},
  libraries: { react: '19.0.0' },
} as const;

test('the shell’s record has what it provides, including names and library versions (design §4)', () => {
  const modules = [
    { name: 'provide shared module (default) react@1 = x' },
    { name: 'provide shared module (default) react@1 = y' },
    ...BUILT.modules,
  ];
  const html =
    '<script>guard()</script><script defer src="/a.js"></script><script type="application/json">{}</script>';
  writeFileSync(join(folder, 'index.html'), html);
  afterBuild(pluginReleaseRecord(SHELL_BUILD), { modules });
  expect(readJson('build.json')).toEqual({
    name: 'shell',
    version: '1',
    platform: '1',
    filesUrl: '/shell/files/',
    deprecated: {},
    provides: ['react', '@tanstack/react-query#useQuery'],
    libraries: { react: '19.0.0' },
    // printf 'guard()' | openssl dgst -sha256 -binary | base64
    inlineScripts: ['sha256-JHLvb4xNjXS+xqzA28jkoJD7jYxmjvUnQ4n2L+5Gnmw='],
  });
});

const LAYOUT_PRELOADS = { byAccess: { admin: ['layout/admin'] }, pages: {} };

test('the preloads of a part are its files and those of the shared keys that it consumes on load (design §6)', () => {
  for (const file of ['page.js', 'page.css', 'button.js']) writeFileSync(join(folder, file), file);
  afterBuild(pluginPreloads(LAYOUT_PRELOADS), BUILT);
  const { files, parts, byAccess } = readJson('preloads.json');
  expect(parts).toEqual({
    'antd/es/button': ['button.js'],
    'layout/admin': ['button.js', 'page.css', 'page.js'],
  });
  expect(byAccess).toEqual(LAYOUT_PRELOADS.byAccess);
  expect(Object.keys(files)).toEqual(['button.js', 'page.css', 'page.js']);
  // printf button.js | openssl dgst -sha256 -binary | base64
  expect(files['button.js']).toBe('sha256-3e0cPwaQqRJMEDuQnLHteR6SWZDmFRfstw0T9Y5Eo5w=');
});

test.each([pluginPreloads(LAYOUT_PRELOADS), pluginReleaseRecord(SHELL_BUILD)])(
  'a build with errors writes no record: $name',
  (plugin) => {
    afterBuild(plugin, BUILT, true);
    expect(() => readJson('preloads.json')).toThrow('ENOENT');
    expect(() => readJson('build.json')).toThrow('ENOENT');
  },
);
