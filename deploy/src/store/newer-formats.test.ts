import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { movePointer } from '../releases/move-pointer.ts';
import { pointTo } from '../releases/point-to.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { requestPage, startWeb } from '../testing/web-app.ts';

// A store that a newer release has written: this code reads it, moves pointers in it, and loses nothing (decision 064).

const root = temporaryFolder();

/** A store with unknown fields in every part of its list, an unknown access, and an unknown action in its log. */
async function newerStore(name: string) {
  const folder = join(root, name);
  const { store, releases } = await storeWithReleases(folder);
  const next = aVersion('1.1.0-bcdefab');
  await publish(folder, store, next);
  const file = join(releases, 'live.json');
  const list = JSON.parse(readFileSync(file, 'utf8'));
  const time = list.modules['mfe-time'];
  const [record] = Object.values<{ descriptor: { routes: object[] } }>(time.releases);
  record?.descriptor.routes.push({ path: '/time/plan', access: 'manager', right: 'time.plan' });
  Object.assign(record?.descriptor ?? {}, {
    menus: ['dashboard'],
    budget: { loadTimeoutMs: 8000, sizeKb: 250, memoryMb: 9 },
  });
  Object.assign(record ?? {}, { paint: 'paint.json' });
  const newer = {
    ...list,
    rollouts: true,
    shell: { ...list.shell, percent: 10 },
    modules: {
      'mfe-time': { ...time, percent: 50 },
      'mfe-leave': { ...time, percent: 20 },
    },
  };
  writeFileSync(file, `${JSON.stringify(newer, null, 2)}\n`);
  const move = {
    number: 2,
    at: list.updatedAt,
    by: 'ada',
    name: 'mfe-time',
    from: null,
    good: null,
  };
  const line = { ...move, action: 'promote', to: time.current, percent: 50 };
  writeFileSync(join(releases, 'log.jsonl'), `${JSON.stringify(line)}\n`, { flag: 'a' });
  return { store, releases, newer, next, file };
}

test('the list and the log are read with all their fields', async () => {
  const { store, newer } = await newerStore('read');
  const { moves: _, ...list } = newer;
  expect(await store.readList()).toEqual(list);
  expect((await store.readLog()).at(-1)).toMatchObject({ action: 'promote', percent: 50 });
});

test('a move changes its own pointer and keeps every field of the others', async () => {
  const { store, newer, file } = await newerStore('moved');
  const { current } = newer.modules['mfe-leave'];
  await movePointer(store, { name: 'mfe-leave', action: 'disable', from: current, by: 'ben' });
  const after = JSON.parse(readFileSync(file, 'utf8'));
  expect(after).toMatchObject({ rollouts: true, shell: newer.shell });
  expect(after.modules['mfe-time']).toEqual(newer.modules['mfe-time']);
  expect(after.modules['mfe-leave']).toMatchObject({ disabled: true, percent: 20 });
  expect(after.modules['mfe-leave'].releases).toEqual(newer.modules['mfe-leave'].releases);
  expect((await store.readLog()).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('the web host serves pages with it', async () => {
  const { releases } = await newerStore('served');
  const server = await startWeb(releases);
  const response = await requestPage(server, '/time/logs');
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('"rollouts":true');
  await server.close();
});

test('a repair keeps the fields of a list that is intact', async () => {
  const { store, releases, newer, file } = await newerStore('repaired');
  writeFileSync(join(releases, 'log.jsonl'), 'not a line\n', { flag: 'a' });
  expect((await store.repair()).at(-1)).toContain('dropped 1 damaged line');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(newer);
});

test('a release and a rollback keep unknown fields of the pointer, and end what is urgent', async () => {
  const { store, next, file } = await newerStore('pointed');
  const list = JSON.parse(readFileSync(file, 'utf8'));
  const time = list.modules['mfe-time'];
  time.urgent = list.updatedAt;
  time.releases[time.current].descriptor.routes.pop();
  writeFileSync(file, JSON.stringify(list));
  await pointTo(store, next, { by: 'ben' });
  const pointer = async () => (await store.readList())?.modules['mfe-time'];
  expect(await pointer()).toMatchObject({ current: next.version, percent: 50 });
  expect(await pointer()).not.toHaveProperty('urgent');
  await movePointer(store, { name: 'mfe-time', action: 'rollback', by: 'ben' });
  expect(await pointer()).toMatchObject({ bad: [next.version], percent: 50 });
});

test('a repair that rebuilds the list from its copy keeps the fields of the copy', async () => {
  const { store, releases, newer, file } = await newerStore('rebuilt');
  writeFileSync(join(releases, 'live.copy.json'), JSON.stringify(newer));
  writeFileSync(file, '{');
  await store.repair();
  const { rollouts, shell, modules } = JSON.parse(readFileSync(file, 'utf8'));
  expect({ rollouts, shell }).toEqual({ rollouts: true, shell: newer.shell });
  expect(modules['mfe-time']).toMatchObject({ percent: 50 });
});
