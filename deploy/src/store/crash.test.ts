import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIST } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';

const root = temporaryFolder();
const dist = aFolder(join(root, 'dist'), {
  'remote-entry.js': 'x'.repeat(2000),
  'mf-manifest.json': '{}',
});

/** Publishes in a loop from version number `first` on, in another process, and kills it `ms` after some moves. */
async function publishAndKill(first: number, moves: number, ms: number): Promise<string[]> {
  const script = join(__dirname, '../testing/publish-in-a-loop.ts');
  const child = spawn(process.execPath, [script, root, dist, String(first)]);
  let printed = '';
  const reached = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (printed.split('\n').length > moves) resolve();
    });
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([reached, exited]);
  await new Promise((resolve) => setTimeout(resolve, ms));
  child.kill('SIGKILL');
  await exited;
  expect(errors).toBe('');
  return printed.trim().split('\n');
}

test('kill -9 at any moment leaves an intact list, every version in it, and a log without gaps', async () => {
  const store = folderStore(join(root, 'releases'));
  let first = 0;
  for (const ms of [0, 1, 3, 5, 8, 12]) {
    const announced = await publishAndKill(first, 3, ms);
    const list = await store.readList();
    const current = list?.modules['mfe-time']?.current ?? '';
    expect(existsSync(join(root, 'releases/mfe-time', current, 'release.json'))).toBe(true);
    // The version that was last printed as live is live, or a later one.
    const number = (version: string) => Number(/^1\.0\.(\d+)/.exec(version)?.[1]);
    expect(number(current)).toBeGreaterThanOrEqual(number(announced.at(-1) ?? ''));
    first = number(current) + 2;
    // The next move repairs the log: it has every move once, in order, and ends with the live version.
    await store.changeList('test', ({ list: before, log }) => {
      expect(log.map((move) => move.number)).toEqual(log.map((_, index) => index + 1));
      expect(log.at(-1)?.to).toBe(before?.modules['mfe-time']?.current);
      expect(log.slice(1).map(({ from }) => from)).toEqual(log.slice(0, -1).map(({ to }) => to));
      return { ...(before ?? LIST), moves: [], result: undefined };
    });
  }
});
