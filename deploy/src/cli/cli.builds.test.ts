import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deriveNames } from '@rollcall/cli/module-name';
import { makeModule } from '../new-module/make-module.ts';
import { folderStore } from '../store/folder-store.ts';
import { aCheckout } from '../testing/checkout.ts';
import { runScript } from '../testing/run-cli.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const NAME = 'mfe-claims';
const TEXTS = 'mfe-claims/src/items/texts.ts';
const checkout = join(temporaryFolder(), 'rollcall');
const releases = join(checkout, 'data/releases');
const store = folderStore(releases);

beforeAll(async () => {
  aCheckout(checkout);
  // A complete module, whose tests take a second.
  const names = deriveNames(NAME, {});
  if (!names) throw new Error(`${NAME} is not a valid module name.`);
  await makeModule(checkout, names);
  writeFileSync(join(checkout, NAME, 'src/items/apart.test.ts'), "test('it', () => {});\n");
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message=Before the first start');
  const { code, errors } = await runScript(checkout, 'testing/seed-releases.ts', [releases]).done;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@rollcall.example'];
const git = (...args: string[]) =>
  execFileSync('git', [...AUTHOR, ...args], { cwd: checkout, encoding: 'utf8' }).trim();

/** Runs a command in mfe-claims's folder, as `npm run COMMAND -w mfe-claims` does. */
const run = (...args: string[]) => runScript(checkout, 'cli/main.ts', args, { folder: NAME }).done;

/** Runs a command with `--json` and returns its exit code and its JSON. */
async function runJson(...args: string[]) {
  const { code, output } = await run(...args, '--json');
  return { code, ...JSON.parse(output) };
}

const current = async () => (await store.readList())?.modules[NAME]?.current ?? '';

/** Edits a file of the checkout; returns a function that undoes the edit. */
function edit(path: string, change: (text: string) => string): () => void {
  const file = join(checkout, path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, change(before));
  return () => writeFileSync(file, before);
}

let edits = 0;

/** Changes the module's source, so that the next release has another version. */
const editSource = () => edit(TEXTS, (text) => `${text}\nexport const EDIT_${edits++} = '';\n`);

/** The hash of every file of every version in the store, by path. */
function storedFiles(): Record<string, string> {
  const files = globSync('*/*/**', { cwd: releases, withFileTypes: true }).filter((e) =>
    e.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}

test('a release of one module is live in seconds; no file of any other version changes', async () => {
  const before = storedFiles();
  const first = await current();
  editSource();
  const { code, output } = await run('release', '--by', 'ada');
  expect(code).toBe(0);
  const version = await current();
  expect(version).not.toBe(first);
  expect(output).toMatch(
    /Tests: 13 in 3 files that depend on what changed since [\s\S]*Live: mfe-claims/,
  );
  expect(output).toContain(`mfe-claims ${version} is live after`);
  expect(output).toContain(`To roll back to ${first}: npm run rollback -- mfe-claims`);
  const after = storedFiles();
  expect(Object.fromEntries(Object.keys(before).map((path) => [path, after[path]]))).toEqual(
    before,
  );
  const added = Object.keys(after).filter((path) => !(path in before));
  expect(added.every((path) => path.includes(`/mfe-claims/${version}/`))).toBe(true);
  expect((await store.readLog()).at(-1)).toMatchObject({
    action: 'release',
    by: 'ada',
    to: version,
  });
});

test('only the tests that an edit can break run, unless --all-tests is given', async () => {
  const base = git('rev-parse', 'HEAD').slice(0, 7);
  editSource();
  const { output } = await run('release');
  expect(output).toContain(`Tests: 13 in 3 files that depend on what changed since ${base}`);
  editSource();
  const all = await run('release', '--all-tests');
  expect(all.output).toMatch(/Tests: 14 in 4 files \[/);
});

test('a release of an unchanged source does nothing and succeeds', async () => {
  expect(await runJson('release')).toEqual({
    ok: true,
    code: 0,
    name: NAME,
    alreadyLive: await current(),
    seconds: expect.any(Number),
  });
});

test('a preview is published and moves no pointer; releasing it afterwards makes it live', async () => {
  const before = await store.readList();
  editSource();
  const { code, published } = await runJson('release', '--preview', '--skip-tests');
  expect(code).toBe(0);
  expect(await store.readList()).toEqual(before);
  expect(await store.listVersions(NAME)).toContain(published);
  expect(await runJson('release', '--skip-tests')).toMatchObject({ code: 0, to: published });
});

test('roll back, release again with --allow-bad, confirm, disable and enable; releases lists the result', async () => {
  const newer = await current();
  const back = await runJson('rollback');
  expect(back).toMatchObject({ ok: true, code: 0, from: newer, to: await current() });
  expect(await runJson('rollback')).toMatchObject({ ok: false, code: 1 });
  expect(await runJson('rollback', '--to', newer, '--allow-bad')).toMatchObject({
    ok: false,
    code: 1,
  });
  expect(await runJson('release', '--to', newer)).toMatchObject({
    ok: false,
    code: 3,
    refusals: [expect.objectContaining({ rule: 'not-marked-bad' })],
  });
  expect(await runJson('release', '--to', newer, '--allow-bad')).toMatchObject({
    code: 0,
    to: newer,
  });
  expect(await runJson('confirm')).toMatchObject({ code: 0, good: newer });
  expect((await run('disable')).output).toContain('npm run enable -- mfe-claims');
  expect((await run('releases')).output).toMatch(/^mfe-claims +live .*DISABLED/m);
  expect(await runJson('enable')).toMatchObject({ code: 0 });
  const { names, differing } = await runJson('releases', NAME);
  expect(names).toEqual([
    expect.objectContaining({ current: newer, good: newer, disabled: false }),
  ]);
  expect(names[0].versions).toHaveLength(5);
  expect(differing).toEqual([]);
});

test.each([
  [
    'refused by the gate',
    3,
    'mfe-claims/module.json',
    (text: string) => text.replace(/"sizeKb": \d+/, '"sizeKb": 1'),
    /size-in-budget: its first page loads [\d.]+ kB/,
  ],
  [
    'refused before anything is built',
    3,
    'mfe-claims/module.json',
    (text: string) => text.replaceAll('"/claims"', '"/leave"'),
    /no-collision: the route \/leave belongs to mfe-leave/,
  ],
  [
    'stopped by a test that fails',
    4,
    'mfe-claims/module.json',
    (text: string) =>
      text.replace('"routes": [', '"routes": [{ "path": "/time/no-page", "access": "admin" }, '),
    /The tests of mfe-claims failed/,
  ],
  [
    'stopped by a type error',
    4,
    TEXTS,
    (text: string) => `${text}\nexport const WRONG: number = 'text';\n`,
    /The type check of mfe-claims failed:[\s\S]*TS2322/,
  ],
  [
    'stopped by a build that fails',
    5,
    'mfe-claims/rsbuild.config.ts',
    () => 'throw new Error("no build");',
    /The build of mfe-claims failed/,
  ],
])(
  'a release %s ends with exit code %i and the reason, and does not change what is live',
  async (_, code, file, change, words) => {
    const before = await store.readList();
    const undo = edit(file, change);
    const result = await runJson('release', ...(code === 3 ? ['--skip-tests'] : []));
    undo();
    expect(result).toMatchObject({ ok: false, code });
    expect(result.message).toMatch(words);
    expect(await store.readList()).toEqual(before);
  },
);

test('in a pipeline a refusal is printed once, with its fix, after plain progress lines', async () => {
  const undo = edit('mfe-claims/module.json', (text) =>
    text.replace(/"sizeKb": \d+/, '"sizeKb": 1'),
  );
  const { code, output, errors } = await run('release', '--skip-tests');
  undo();
  expect(code).toBe(3);
  expect((output + errors).split('size-in-budget')).toHaveLength(2);
  expect(errors).toMatch(
    /the live version is unchanged\.\n.*size-in-budget: .*\n {4}Fix: load parts/,
  );
  // oxlint-disable-next-line no-control-regex -- matches what must not be printed
  expect(output + errors).not.toMatch(/\u001b/);
});

/** Expects that every file of every version in the list is stored unchanged. */
async function expectStoreIntact() {
  const list = await store.readList();
  for (const [name, { releases: records }] of Object.entries(list?.modules ?? {})) {
    for (const [version, { integrity }] of Object.entries(records)) {
      for (const [path, hash] of Object.entries(integrity)) {
        await expect(store.hashOf(name, version, path)).resolves.toBe(hash);
      }
    }
  }
}

test('kill -9 at any moment of a release leaves the store intact, and the next release works', async () => {
  const log = (await store.readLog()).length;
  const outcomes = new Set<boolean>();
  // The last ones are for a busy machine; on an idle one the release has ended by then.
  for (const ms of [250, 500, 750, 1000, 1250, 1500, 2000, 2500, 4000, 8000, 16_000]) {
    const before = await current();
    editSource();
    // Without the smoke test, so that the kills are close to the moment when the release becomes live.
    const args = ['release', '--skip-tests', '--confirm-unsmoked'];
    const { child, done } = runScript(checkout, 'cli/main.ts', args, { folder: NAME });
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    await done;
    clearTimeout(timer);
    await expectStoreIntact();
    outcomes.add((await current()) !== before);
  }
  // The kills covered both sides of the moment when the release becomes live.
  expect(outcomes).toEqual(new Set([false, true]));
  editSource();
  expect((await run('release', '--skip-tests')).code).toBe(0);
  expect((await store.readLog()).length).toBeGreaterThan(log);
  expect(globSync('mfe-claims/.*', { cwd: releases })).toEqual([]);
});

test('Ctrl-C stops the release with its tests and build, and does not change what is live', async () => {
  const before = await store.readList();
  editSource();
  const { child, done } = runScript(checkout, 'cli/main.ts', ['release'], { folder: NAME });
  child.stdout?.on('data', (chunk: Buffer) => {
    if (String(chunk).includes('Build')) child.kill('SIGINT');
  });
  const { code, errors } = await done;
  expect(code).toBe(130);
  expect(errors).toContain('Stopped. npm run releases shows what is live.');
  expect(await store.readList()).toEqual(before);
});
