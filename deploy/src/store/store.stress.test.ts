import { spawn, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pointersOf, type ReleaseList } from '@rollcall/shared/module';
import { tryLockFile } from '@rollcall/shared/node';
import { LIST, NOW } from '../testing/releases.ts';
import { moveAll } from '../testing/store-stress/move-all.ts';
import { aVersion, publish } from '../testing/store-with-releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';
import type { Move } from './live-list.ts';
import { storePaths } from './store-paths.ts';

const SAME_PID = join(__dirname, '../testing/store-stress/same-pid.ts');
const READ = join(__dirname, '../testing/store-stress/read-in-a-loop.ts');
const MOVE = join(__dirname, '../testing/store-stress/move-in-a-loop.ts');
const CHANGE_AND_DIE = join(__dirname, '../testing/store-stress/change-and-die.ts');
const MODULES = ['mfe-time', 'mfe-leave', 'mfe-people', 'mfe-rooms'];
const VERSIONS = ['1.0.0-aaaaaaa', '1.0.0-bbbbbbb', '1.0.0-ccccccc'];
const HOUR_MS = 3_600_000;

const aRelease = (name: string, version: string) => ({
  ...aVersion(version, { name, routes: [{ path: `/${name}`, access: 'admin' }] }),
  name,
  url: `/modules/${name}/${version}/`,
});

const folder = temporaryFolder();

/** A store in which each module has three versions; the first is live. */
async function aStore(title: string) {
  const root = join(folder, title);
  const store = folderStore(join(root, 'releases'), NOW);
  const modules: ReleaseList['modules'] = {};
  for (const name of MODULES) {
    const all = VERSIONS.map((version) => aRelease(name, version));
    for (const release of all) await publish(root, store, release);
    const [first] = all;
    if (!first) continue;
    const { version } = first;
    modules[name] = {
      ...LIST.shell,
      current: version,
      good: version,
      disabled: false,
      releases: { [version]: first },
    };
  }
  await store.changeList('seed', () => {
    const seed = { action: 'seed', from: null } as const;
    const moves = [...pointersOf({ shell: LIST.shell, modules })].map(([name, one]) => ({
      ...seed,
      name,
      to: one.current,
      good: one.good,
    }));
    return { shell: LIST.shell, modules, moves, result: undefined };
  });
  return { root, store, releases: join(root, 'releases') };
}

/** Own process id namespaces, as containers have; without the permission for them, every process claims the same id. */
const CONTAINER =
  spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0
    ? ['unshare', '--pid', '--fork', '--kill-child']
    : [];

/** Starts a script as a container would; `done` resolves with the lines that it printed. */
function start(script: string, ...args: string[]) {
  const command = [...CONTAINER, process.execPath, '--import', SAME_PID, script, ...args];
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      resolve();
    });
  });
  const done = new Promise<string[]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output.trim().split('\n')) : reject(new Error(`exit code ${code}`)),
    );
  });
  return { child, started, done };
}

interface Result {
  readonly by: string;
  readonly refused?: string;
}

/** Lets two containers move pointers while a third one reads, and checks that nothing is lost or unreadable. */
async function race(title: string, moves: number, clocksMs: readonly [number, number]) {
  const { store, releases } = await aStore(title);
  const seeds = (await store.readLog()).length;
  const reader = start(READ, releases);
  await reader.started;
  const startedAt = performance.now();
  const hosts = clocksMs.map((clock, index) =>
    start(MOVE, releases, `host ${index}`, String(moves / 2), String(clock)),
  );
  const printed = await Promise.all(hosts.map(({ done }) => done));
  const seconds = (performance.now() - startedAt) / 1000;
  reader.child.stdin.end();
  const { reads, problems } = JSON.parse((await reader.done).at(-1) ?? '');
  expect(problems).toEqual([]);
  expect(reads).toBeGreaterThan(0);

  const results = printed.flat().map((line): Result => JSON.parse(line));
  const acknowledged = results.filter(({ refused }) => refused === undefined);
  const refused = results.flatMap((one) => one.refused ?? []);
  const log = await store.readLog();
  const logged = log.slice(seeds).map(({ by, name, from, to }) => ({ by, name, from, to }));
  expect(acknowledged).toHaveLength(moves);
  expect(new Set(logged.map((one) => JSON.stringify(one)))).toEqual(
    new Set(acknowledged.map((one) => JSON.stringify(one))),
  );
  for (const host of ['host 0', 'host 1']) {
    expect(logged.filter(({ by }) => by === host)).toEqual(
      acknowledged.filter(({ by }) => by === host),
    );
  }
  expect(
    refused.filter((message) => !/no longer at .*someone else moved it/.test(message)),
  ).toEqual([]);
  await expectConsistent(releases);
  console.log(
    `${moves} moves in ${seconds.toFixed(1)} s, ${refused.length} conflicts refused, ${reads} reads`,
  );
  return log.slice(seeds);
}

/** Expects that numbers are gapless, that each move starts where the one before ended, and that the list is the result. */
async function expectConsistent(releases: string): Promise<readonly Move[]> {
  const store = folderStore(releases);
  const [list, copy, log] = [await store.readList(), await store.readCopy(), await store.readLog()];
  expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
  const replayed = new Map<string, string>();
  for (const { name, from, to } of log) {
    expect(from).toBe(replayed.get(name) ?? null);
    replayed.set(name, to);
  }
  const current = [...pointersOf(list)].map(([name, pointer]) => [name, pointer.current] as const);
  expect(new Map(current)).toEqual(replayed);
  expect(copy).toEqual(list);
  expect(readdirSync(releases).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  return log;
}

test('1,000 moves from two containers: none is lost, and no reader ever sees an unreadable list', async () => {
  await race('race', 1000, [0, 0]);
});

test('the log of hosts whose clocks differ by two hours is in the order of its numbers and of its times', async () => {
  const log = await race('clocks', 200, [-HOUR_MS, HOUR_MS]);
  const times = log.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
});

/** Runs `change-and-die.ts` once for each step until it survives; `check` runs after each kill. Returns the kills. */
async function killAtEveryStep(
  root: string,
  what: 'move' | 'publish',
  check: (version: string) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step++) {
    const version = `2.0.${step}-abc1234`;
    const args = [CHANGE_AND_DIE, root, what, version, String(step)];
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    await check(version);
    if (status === 0) {
      expect(Number(stdout)).toBeLessThan(step);
      return step - 1;
    }
    expect(signal).toBe('SIGKILL');
  }
}

/** Whether the next change finds the lock free, and so waits for none. */
function isFree(lock: string): boolean {
  const release = tryLockFile(lock);
  release?.();
  return release !== undefined;
}

test('a move that is killed at any step is made or not made, and the next one works at once', async () => {
  const { root, store, releases } = await aStore('moves');
  const currents = (list: ReleaseList | undefined) =>
    new Set([...pointersOf(list)].map(([, { current }]) => current));
  await moveAll(store, '2.0.0-abc1234');
  let before = '2.0.0-abc1234';
  let made = 0;
  const kills = await killAtEveryStep(root, 'move', async (version) => {
    const list = await store.readList();
    const after = [...currents(list)];
    expect([[before], [version]]).toContainEqual(after);
    if (after[0] === version) made += 1;
    await store.readLog();
    expect(isFree(storePaths(releases).lock)).toBe(true);
    before = `3${version.slice(1)}`;
    await moveAll(store, before);
    await expectConsistent(releases);
  });
  expect(kills).toBeGreaterThan(20);
  expect(made).toBeGreaterThan(1);
  expect(made).toBeLessThan(kills);
  console.log(`${kills} kills of a move, ${made} of them after it was made`);
});

test('a publication that is killed at any step is complete or absent, and the next one works at once', async () => {
  const { root, store, releases } = await aStore('publications');
  aFolder(join(root, 'dist'), { 'remote-entry.js': 'x'.repeat(2000), 'mf-manifest.json': '{}' });
  let complete = 0;
  const kills = await killAtEveryStep(root, 'publish', async (version) => {
    const isListed = (await store.listVersions('mfe-time')).includes(version);
    if (isListed) {
      complete += 1;
      expect(await store.readText('mfe-time', version, 'release.json')).toContain(version);
      expect(readdirSync(join(releases, 'mfe-time', version)).toSorted()).toEqual([
        'mf-manifest.json',
        'release.json',
        'release.json.br',
        'release.json.gz',
        'remote-entry.js',
        'remote-entry.js.br',
        'remote-entry.js.gz',
      ]);
    }
    expect(isFree(join(releases, 'publish-mfe-time.lock'))).toBe(true);
    await store.publish('mfe-time', version, join(root, 'dist'), aVersion(version));
    expect(await store.listVersions('mfe-time')).toContain(version);
    expect(readdirSync(join(releases, 'mfe-time')).filter((one) => one.startsWith('.'))).toEqual(
      [],
    );
  });
  expect(kills).toBeGreaterThan(20);
  expect(complete).toBeGreaterThan(0);
  console.log(`${kills} kills of a publication, ${complete} of them after it was complete`);
});
