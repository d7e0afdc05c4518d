import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/fixture-store.ts';
import { aSeed, NOW } from '../testing/releases.ts';
import { folderStore } from './folder-store.ts';

const root = temporaryFolder();

function newStore(name: string) {
  const folder = join(root, name);
  return { folder, store: folderStore(folder, NOW) };
}

test.each(['live.copy.json', 'log.jsonl'])(
  'a list that is gone while %s is there is damage, and no new store',
  async (left) => {
    const { folder, store } = newStore(`gone-${left}`);
    await store.changeList('one', aSeed());
    for (const file of ['live.json', 'live.copy.json', 'log.jsonl']) {
      if (file !== left) rmSync(join(folder, file));
    }
    await expect(store.readList()).rejects.toThrow(/live\.json is gone\. Repair it/);
    await expect(store.changeList('two', aSeed())).rejects.toThrow('is gone');
  },
);

test('a list that is a folder is damage', async () => {
  const { folder, store } = newStore('a-folder');
  await store.changeList('one', aSeed());
  rmSync(join(folder, 'live.json'));
  mkdirSync(join(folder, 'live.json'));
  await expect(store.readList()).rejects.toThrow(/live\.json cannot be read \(EISDIR.*Repair it/);
});
