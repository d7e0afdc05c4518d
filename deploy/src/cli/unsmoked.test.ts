import { join } from 'node:path';
import { ROOT } from '../build/workspaces.ts';
import { withSmokeTestRequired } from '../releases/publish-build.ts';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { runScript } from '../testing/run-cli.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const root = temporaryFolder();
const data = join(root, 'data');
const NAME = 'mfe-time';
const SECOND = aVersion('1.1.0-2222222');
const THIRD = aVersion('1.2.0-3333333');
let store: Awaited<ReturnType<typeof storeWithReleases>>['store'];

beforeAll(async () => {
  ({ store } = await storeWithReleases(data));
  for (const record of [SECOND, THIRD]) {
    await publish(root, store, withSmokeTestRequired({ kind: 'module', record }).record);
  }
});

/** Runs a command on a machine without a browser. */
async function runJson(...args: string[]) {
  const env = { DATA_DIR: data, CHROMIUM_PATH: '/nowhere/chromium' };
  const { code, output } = await runScript(ROOT, 'cli/main.ts', [...args, '--json'], { env }).done;
  return { code, ...JSON.parse(output) };
}

const passed = (version: string) =>
  store.saveSmokeTest(NAME, version, {
    name: NAME,
    version,
    at: RELEASE.builtAt,
    passed: true,
    against: { shell: SHELL.version },
    pages: [{ path: '/time/logs', role: 'administrator', theme: 'light', ms: 900, problems: [] }],
    notOpened: [],
    browser: 'Chromium 150',
    seconds: 1.2,
  });

test('without a browser a release ends with 6, changes nothing, and names two ways out', async () => {
  const before = await store.readList();
  const result = await runJson('release', NAME, '--to', SECOND.version);
  expect(result).toMatchObject({ ok: false, code: 6 });
  expect(result.message).toContain('CHROMIUM_PATH is /nowhere/chromium, which does not exist');
  expect(result.message).toContain(`--to ${SECOND.version} --confirm-unsmoked`);
  expect(await store.readList()).toEqual(before);
});

test('--confirm-unsmoked makes it live; the log and npm run releases keep it', async () => {
  const result = await runJson('release', NAME, '--to', SECOND.version, '--confirm-unsmoked');
  expect(result).toMatchObject({ code: 0, to: SECOND.version });
  expect((await store.readLog()).at(-1)).toMatchObject({ to: SECOND.version, unsmoked: true });
  const env = { DATA_DIR: data };
  const { output } = await runScript(ROOT, 'cli/main.ts', ['releases', NAME], { env }).done;
  expect(output).toMatch(new RegExp(`${SECOND.version} +live, not smoke-tested`));
  expect(output).toMatch(new RegExp(`${RELEASE.version} +last known good +built`));
});

test('a rollback needs no smoke test', async () => {
  expect(await runJson('rollback', NAME)).toMatchObject({ code: 0, to: RELEASE.version });
});

test('a stored smoke test counts, and a confirmation that is not needed is not logged', async () => {
  await passed(THIRD.version);
  const result = await runJson('release', NAME, '--to', THIRD.version, '--confirm-unsmoked');
  expect(result).toMatchObject({ code: 0, to: THIRD.version });
  expect((await store.readLog()).at(-1)).not.toHaveProperty('unsmoked');
  await runJson('rollback', NAME);
  const again = await runJson('release', NAME, '--to', THIRD.version, '--allow-bad');
  expect(again).toMatchObject({ code: 0, to: THIRD.version, smoke: { passed: true } });
});
