import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { RELEASE } from '../testing/releases.ts';
import { runScript } from '../testing/run-cli.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

/** A module that is live although this checkout has no folder for it. */
const NAME = 'mfe-gone';
const gone = (version: string) => ({
  ...aVersion(version, { name: NAME, routes: [{ path: '/gone', access: 'admin' }] }),
  name: NAME,
  url: `/modules/${NAME}/${version}/`,
});
const FIRST = gone('1.0.0-1111111');
const SECOND = gone('1.1.0-2222222');

const root = temporaryFolder();
const data = join(root, 'data');
let store: Awaited<ReturnType<typeof storeWithReleases>>['store'];

beforeAll(async () => {
  ({ store } = await storeWithReleases(data));
  await publish(root, store, FIRST);
  await publish(root, store, SECOND);
  const stamp = { bad: [], disabled: false, by: 'test', at: RELEASE.builtAt };
  await store.changeList('test', ({ list }) => {
    if (!list) throw new Error('The store is empty.');
    const versions = { current: SECOND.version, good: FIRST.version };
    const releases = { [FIRST.version]: FIRST, [SECOND.version]: SECOND };
    const move = { action: 'seed', name: NAME, from: null } as const;
    return {
      ...list,
      modules: { ...list.modules, [NAME]: { ...stamp, ...versions, releases } },
      moves: [
        { ...move, to: FIRST.version, good: FIRST.version },
        {
          ...move,
          action: 'release',
          from: FIRST.version,
          to: SECOND.version,
          good: FIRST.version,
        },
      ],
      result: undefined,
    };
  });
});

const run = (...args: string[]) =>
  runScript(ROOT, 'cli/main.ts', args, { env: { DATA_DIR: data } }).done;

async function runJson(...args: string[]) {
  const { code, output } = await run(...args, '--json');
  return { code, ...JSON.parse(output) };
}

test('commands about published versions work for a module that is not in the checkout', async () => {
  expect(await runJson('disable', NAME)).toMatchObject({ code: 0, to: SECOND.version });
  expect(await runJson('enable', NAME)).toMatchObject({ code: 0, to: SECOND.version });
  expect(await runJson('rollback', NAME)).toMatchObject({ code: 0, to: FIRST.version });
  expect(await runJson('release', NAME, '--to', SECOND.version)).toMatchObject({ code: 3 });
  const allowBad = ['release', NAME, '--to', SECOND.version, '--allow-bad'];
  expect(await runJson(...allowBad)).toMatchObject({ code: 0, to: SECOND.version });
  expect(await runJson(...allowBad)).toMatchObject({ code: 0, alreadyLive: SECOND.version });
  expect((await run(...allowBad)).output).toContain('is already live. Nothing was changed.');
  expect(await runJson('confirm', NAME)).toMatchObject({ code: 0, good: SECOND.version });
  const report = await runJson('releases', NAME);
  expect(report).toMatchObject({ names: [{ name: NAME, current: SECOND.version }] });
  expect(report.names[0].versions).toHaveLength(2);
});

test('a rollback from last known good needs a version', async () => {
  await run('confirm', NAME);
  const before = await store.readList();
  const { code, errors } = await run('rollback', NAME);
  expect(code).toBe(1);
  expect(errors).toContain('is already last known good. Choose a version with --to');
  expect(await store.readList()).toEqual(before);
});

test.each(['constructor', '__proto__', 'mfe-none'])(
  '%s is not the name of a live release',
  async (name) => {
    const { code, errors } = await run('disable', name);
    expect(code).toBe(2);
    expect(errors).toContain(
      `There is no module ${name}. Choose one of: shell, mfe-time, mfe-gone.`,
    );
  },
);

test('a damaged list is reported with the command that repairs it, and that command reports what it did', async () => {
  const before = await store.readList();
  writeFileSync(join(data, 'releases/live.json'), '{"format":1,');
  const refused = await run('releases');
  expect(refused.code).toBe(1);
  expect(refused.errors).toContain('Repair it: npm run releases -- --repair');
  const repaired = await run('releases', '--repair');
  expect(repaired).toMatchObject({ code: 0, errors: '' });
  expect(repaired.output).toMatch(/Restored the copy of [\s\S]*live\.json was repaired/);
  expect(await store.readList()).toEqual({ ...before, updatedAt: expect.any(String) });
  expect((await runJson('releases', '--repair')).done).toEqual([
    'Nothing to repair: list, log and records are intact.',
  ]);
});

test('control characters in foreign text are replaced, so that it cannot fake output', async () => {
  await runJson('confirm', NAME, '--by', 'ada\u001b[2J\u009b31m\nmfe-time  live 9.9.9');
  const { output } = await run('releases', NAME);
  expect(output).not.toMatch(/[^\P{Cc}\n]/u);
  expect(output.split('\n').filter((line) => line.startsWith('mfe-time'))).toEqual([]);
  expect(output).toContain('by ada�[2J�31m�mfe-time');
});
