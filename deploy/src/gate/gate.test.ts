import { join } from 'node:path';
import type { ModuleDescriptor, Release, ShellRelease } from '@rollcall/shared/module';
import { folderStore } from '../store/folder-store.ts';
import { DESCRIPTOR, LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import {
  assertRules,
  BUILD_RULES,
  GateError,
  LIVE_RULES,
  PUBLISHED_RULES,
  SOURCE_RULES,
  UPLOAD_RULES,
} from './gate.ts';
import type { LiveFacts, LoadableReleases, Rule } from './rules/rule.ts';

const root = temporaryFolder();

/** The rules that refuse, with their problems; [] when all pass. */
async function refusals<Facts>(rules: readonly Rule<Facts>[], facts: Facts): Promise<string[]> {
  const error = await assertRules('it', rules, facts).catch((caught: unknown) => caught);
  if (error === undefined) return [];
  if (!(error instanceof GateError)) throw error;
  return error.refusals.map(({ rule, problem }) => `${rule}: ${problem}`);
}

test.each([
  [
    'an unknown access',
    { routes: [{ path: '/leave', access: 'anyone' }] },
    /^descriptor-valid: routes.0.access: /,
  ],
  ['an unknown field', { colour: 'red' }, /^descriptor-valid: .*colour/],
  [
    'an invalid range',
    { requires: { platform: 'soon' } },
    /^descriptor-valid: requires.platform: must be a semver range/,
  ],
  [
    "another folder's name",
    { name: 'mfe-holiday' },
    /^descriptor-valid: name is mfe-holiday; it must be the folder's name, mfe-time/,
  ],
  ['no routes', { routes: [] }, /^descriptor-valid: routes: /],
])('a descriptor with %s is refused (design §4)', async (_, changes, words) => {
  const facts = { name: 'mfe-time', descriptor: { ...DESCRIPTOR, ...changes } };
  expect(await refusals(SOURCE_RULES, facts)).toEqual([expect.stringMatching(words)]);
});

test('a valid descriptor passes; the shell has none', async () => {
  expect(await refusals(SOURCE_RULES, { name: 'mfe-time', descriptor: DESCRIPTOR })).toEqual([]);
  expect(await refusals(SOURCE_RULES, { name: 'shell', descriptor: undefined })).toEqual([]);
});

const aModule = (changes: Partial<ModuleDescriptor> = {}, rest: Partial<Release> = {}) => ({
  ...RELEASE,
  version: '1.1.0-bcdefab',
  ...rest,
  descriptor: { ...DESCRIPTOR, ...changes },
});
const group = (id: string, link: string) => ({
  id,
  label: id,
  icon: 'clock' as const,
  order: 300,
  children: [{ id: link, label: link, to: '/x' }],
});
const leave = {
  ...RELEASE,
  name: 'mfe-leave',
  descriptor: {
    ...DESCRIPTOR,
    name: 'mfe-leave',
    routes: [{ path: '/leave/:id', access: 'admin' as const }],
    nav: [group('leave', 'leave.all')],
  },
};
const live: LoadableReleases = { list: LIST, shells: [SHELL], modules: [RELEASE, leave] };
const facts = (record: Release | ShellRelease, changes: Partial<LiveFacts> = {}): LiveFacts => ({
  candidate: 'descriptor' in record ? { kind: 'module', record } : { kind: 'shell', record },
  live,
  isRollback: false,
  again: false,
  ...changes,
});
const routes = (...paths: string[]) => ({
  routes: [...DESCRIPTOR.routes, ...paths.map((path) => ({ path, access: 'admin' as const }))],
});

test.each([
  [
    "another module's route",
    aModule(routes('/leave/:id')),
    'no-collision: the route /leave/:id belongs to mfe-leave',
  ],
  [
    'the same route with another parameter name',
    aModule(routes('/leave/:leave')),
    'no-collision: the route /leave/:leave belongs to mfe-leave',
  ],
  [
    'the same route in another case',
    aModule(routes('/Leave/:id/')),
    'no-collision: the route /Leave/:id/ belongs to mfe-leave',
  ],
  [
    'a route of the shell in another case',
    aModule(routes('/Unauthorized')),
    'no-collision: the route /Unauthorized belongs to the shell',
  ],
  ['a route of the shell', aModule(routes('/')), 'no-collision: the route / belongs to the shell'],
  [
    'a route under the API',
    aModule(routes('/api/time')),
    'no-collision: the route /api/time belongs to the shell',
  ],
  [
    'a route twice',
    aModule(routes('/time/logs')),
    'no-collision: the route /time/logs is listed twice',
  ],
  [
    "another module's navigation group",
    aModule({ nav: [group('leave', 'time.x')] }),
    'no-collision: the navigation id leave belongs to mfe-leave',
  ],
  [
    "another module's navigation link",
    aModule({ nav: [group('time', 'leave.all')] }),
    'no-collision: the navigation id leave.all belongs to mfe-leave',
  ],
  [
    'a newer platform',
    aModule({ requires: { platform: '^2.0.0' } }),
    'platform-compatible: it requires platform ^2.0.0; shell 1.0.0-fedcba9 has platform 1.0.0',
  ],
  [
    'something that the shell does not provide',
    aModule({}, { consumes: ['react', 'antd/es/new'] }),
    'shared-keys-provided: it needs antd/es/new, which shell 1.0.0-fedcba9 does not provide',
  ],
  [
    'one route fewer',
    aModule({ routes: DESCRIPTOR.routes.slice(0, 1) }),
    'routes-kept: 1.0.0-abc1234 has /time/:day, this version does not',
  ],
])('a release with %s is refused', async (_, candidate, words) => {
  expect(await refusals(LIVE_RULES, facts(candidate))).toEqual([words]);
});

test('a release must fit both the live shell and its last known good version', async () => {
  const good = { ...SHELL, version: '0.9.0-0000000', platform: '0.9.0', provides: [] };
  const both = { live: { ...live, shells: [SHELL, good] } };
  expect(await refusals(LIVE_RULES, facts(aModule(), both))).toEqual([
    'platform-compatible: it requires platform ^1.0.0; shell 0.9.0-0000000 has platform 0.9.0',
    'shared-keys-provided: it needs react, which shell 0.9.0-0000000 does not provide',
  ]);
});

test.each([
  [
    'that lacks something a live or last known good release needs',
    { provides: [] },
    /mfe-time 1.0.0-abc1234 needs react.*; mfe-leave/,
  ],
  [
    'with a platform that a release does not allow',
    { platform: '2.0.0' },
    /mfe-time 1.0.0-abc1234 requires platform \^1.0.0; this shell has platform 2.0.0/,
  ],
])(
  'a shell %s is refused, in a release and in a rollback (design §6)',
  async (_, changes, words) => {
    for (const isRollback of [false, true]) {
      const shell = { ...SHELL, version: '1.1.0-aaaaaaa', ...changes };
      const [refusal, ...others] = await refusals(LIVE_RULES, facts(shell, { isRollback }));
      expect(refusal).toMatch(/^shell-covers: /);
      expect(refusal).toMatch(words);
      expect(others).toEqual([]);
    }
  },
);

test('a major version and a rollback may remove a route', async () => {
  const fewer = { routes: DESCRIPTOR.routes.slice(0, 1) };
  expect(await refusals(LIVE_RULES, facts(aModule(fewer, { version: '2.0.0-bcdefab' })))).toEqual(
    [],
  );
  expect(await refusals(LIVE_RULES, facts(aModule(fewer), { isRollback: true }))).toEqual([]);
});

test('a version marked bad is refused without --allow-bad', async () => {
  const pointer = { ...LIST.modules['mfe-time'], bad: ['1.1.0-bcdefab'] };
  const list = { ...LIST, modules: { 'mfe-time': pointer } } as typeof LIST;
  const marked = { live: { ...live, list } };
  expect(await refusals(LIVE_RULES, facts(aModule(), marked))).toEqual([
    'not-marked-bad: 1.1.0-bcdefab was rolled back and is marked bad',
  ]);
  expect(await refusals(LIVE_RULES, facts(aModule(), { ...marked, again: true }))).toEqual([]);
});

test('a first release, a second one and a new shell pass', async () => {
  const none: LoadableReleases = { list: undefined, shells: [], modules: [] };
  expect(await refusals(LIVE_RULES, facts(RELEASE, { live: none }))).toEqual([]);
  expect(await refusals(LIVE_RULES, facts(aModule(routes('/time/more'))))).toEqual([]);
  expect(await refusals(LIVE_RULES, facts({ ...SHELL, version: '1.1.0-aaaaaaa' }))).toEqual([]);
});

const sync = (...files: string[]) => ({ sync: files });
const manifest = (exposes: object[]) =>
  JSON.stringify({ metaData: { remoteEntry: { name: 'remote-entry.js' } }, exposes });
const EXPOSE = { path: './module', assets: { js: sync('a.js'), css: sync('a.css') } };

/** Text of about `bytes` bytes that brotli can hardly compress. */
const noise = (bytes: number) =>
  Array.from({ length: bytes / 8 }, (_, i) => Math.sin(i).toString(36).slice(3, 13)).join('');

const COMPLETE = {
  'remote-entry.js': 'entry',
  'a.js': noise(2000),
  'a.css': '.a{}',
  'later.js': noise(80_000),
};

test.each([
  ['no manifest', { 'remote-entry.js': '' }, 'the build has no readable mf-manifest.json'],
  [
    'another expose',
    { 'mf-manifest.json': manifest([{ ...EXPOSE, path: './page' }]) },
    'the build does not expose ./module',
  ],
  [
    'files of the expose missing',
    { 'mf-manifest.json': manifest([EXPOSE]), 'a.js': '' },
    'the build lacks remote-entry.js, a.css',
  ],
])('a build with %s is refused', async (title, files, words) => {
  const dist = aFolder(join(root, title), files);
  expect(await refusals(BUILD_RULES, { dist, budget: DESCRIPTOR.budget })).toEqual([
    `expose-present: ${words}`,
  ]);
});

test('the first page has a budget in brotli bytes; chunks of later pages do not count', async () => {
  const dist = aFolder(join(root, 'sized'), {
    ...COMPLETE,
    'mf-manifest.json': manifest([EXPOSE]),
  });
  const budget = (sizeKb: number) => ({ dist, budget: { loadTimeoutMs: 8000, sizeKb } });
  expect(await refusals(BUILD_RULES, budget(10))).toEqual([]);
  expect(await refusals(BUILD_RULES, budget(1))).toEqual([
    expect.stringMatching(/^size-in-budget: its first page loads \d\.\d kB; the budget is 1 kB$/),
  ]);
});

test('a version with different content, and a file that is lost or changed after upload, are refused', async () => {
  const dist = aFolder(join(root, 'uploaded'), COMPLETE);
  const folder = join(root, 'releases');
  const upload = { store: folderStore(folder), name: 'mfe-time', version: RELEASE.version, dist };
  expect(await refusals(UPLOAD_RULES, upload)).toEqual([]);
  await upload.store.publish('mfe-time', RELEASE.version, dist, RELEASE);
  expect(await refusals(UPLOAD_RULES, upload)).toEqual([]);
  expect(await refusals(PUBLISHED_RULES, upload)).toEqual([]);
  const other = aFolder(join(root, 'other'), { ...COMPLETE, 'a.js': 'other' });
  expect(await refusals(UPLOAD_RULES, { ...upload, dist: other })).toEqual([
    `version-unused: ${RELEASE.version} is already published with a different a.js`,
  ]);
  aFolder(join(folder, 'mfe-time', RELEASE.version), { 'a.css': '.b{}' });
  aFolder(dist, { 'lost.js': '' });
  expect(await refusals(PUBLISHED_RULES, upload)).toEqual([
    'files-intact: a.css differs; lost.js cannot be read',
  ]);
});

test('every rule has a fix, and a refusal names rule, problem and fix', async () => {
  const rules = [
    ...SOURCE_RULES,
    ...LIVE_RULES,
    ...BUILD_RULES,
    ...UPLOAD_RULES,
    ...PUBLISHED_RULES,
  ];
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  expect(rules.filter(({ fix }) => fix.length < 20)).toEqual([]);
  const refuse = assertRules(
    'mfe-time 1.1.0',
    LIVE_RULES,
    facts(aModule({ requires: { platform: '^2.0.0' } })),
  );
  await expect(refuse).rejects.toThrow(
    /mfe-time 1\.1\.0; the live version is unchanged\.\n {2}✗ platform-compatible: .*\n {4}Fix: release the shell/,
  );
});
