import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { aSeed } from '../testing/releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { fillStore, requestPage, startWeb } from '../testing/web-app.ts';
import { folderStore } from './folder-store.ts';
import { withStoreLock } from './lock.ts';
import { storePaths } from './store-paths.ts';

const root = temporaryFolder();

test('work under one lock never overlaps, and the lock is released afterwards', async () => {
  const path = join(root, 'a.lock');
  let running = 0;
  let maximum = 0;
  const work = async () => {
    running += 1;
    maximum = Math.max(maximum, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withStoreLock(path, work)));
  expect(maximum).toBe(1);
  await expect(withStoreLock(path, async () => 'done', 0)).resolves.toBe('done');
});

test('failing work releases the lock', async () => {
  const path = join(root, 'b.lock');
  const fail = () => withStoreLock(path, () => Promise.reject(new Error('failed')));
  await expect(fail()).rejects.toThrow('failed');
  await expect(withStoreLock(path, async () => 'done', 0)).resolves.toBe('done');
});

test('a lock of another process is waited for until the timeout, and is free when that process dies', async () => {
  const path = join(root, 'c.lock');
  const script = `import { withStoreLock } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
    await withStoreLock(${JSON.stringify(path)}, () => { console.log('held'); return new Promise(() => setInterval(() => {}, 1000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(child.stdout, 'data');
  const refused = withStoreLock(path, async () => 'done', 50);
  await expect(refused).rejects.toThrow('Another release is moving a pointer');
  // The message has no path of the server.
  await expect(refused).rejects.not.toThrow(root);
  const waiting = withStoreLock(path, async () => 'done');
  child.kill('SIGKILL');
  await expect(waiting).resolves.toBe('done');
});

/** Whether another process can take a lock now. */
async function isFreeForOthers(path: string): Promise<boolean> {
  const script = `import { tryLockFile } from '@rollcall/shared/node';
    console.log(tryLockFile(${JSON.stringify(path)}) !== undefined);`;
  const args = ['--input-type=module', '--eval', script];
  const child = spawn(process.execPath, args, { cwd: __dirname });
  const [answer] = await once(child.stdout, 'data');
  return String(answer).trim() === 'true';
}

test('nothing that reads or serves the store opens its lock files, which would release the locks', async () => {
  const folder = await fillStore(join(root, 'data'));
  const store = folderStore(folder);
  const web = await startWeb(folder);
  const locks = [storePaths(folder).lock, join(folder, 'publish-mfe-time.lock')];
  const useEverything = async () => {
    await store.readList();
    await store.readCopy();
    await store.readLog();
    await store.listVersions('mfe-time');
    for (const lock of ['store.lock', 'publish-mfe-time.lock']) {
      expect((await web.inject(`/modules/${lock}`)).statusCode).toBe(404);
      expect((await web.inject(`/shell/../${lock}`)).statusCode).toBe(404);
      expect(await store.readText('mfe-time', '..', lock)).toBeUndefined();
    }
    expect((await requestPage(web, '/')).statusCode).toBe(200);
  };
  for (const lock of locks) {
    expect(await isFreeForOthers(lock)).toBe(true);
    await withStoreLock(lock, async () => {
      await useEverything();
      // A change of the other lock's files does not open this one either.
      const build = join(root, 'data/module');
      if (lock === storePaths(folder).lock) {
        await store.publish('mfe-time', '9.0.0-abc1234', build, {});
      } else {
        await store.changeList('test', aSeed());
        await store.repair();
      }
      expect(await isFreeForOthers(lock)).toBe(false);
    });
    expect(await isFreeForOthers(lock)).toBe(true);
  }
  await web.close();
});
