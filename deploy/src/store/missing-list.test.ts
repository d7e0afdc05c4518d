import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aSeed, NOW } from '../testing/releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';

const root = temporaryFolder();

function newStore(name: string) {
  const folder = join(root, name);
  return { folder, store: folderStore(folder, NOW) };
}

test.each(['live.copy.json', 'log.jsonl'])(
  'a list that is missing while %s exists is damage, not a new store',
  async (left) => {
    const { folder, store } = newStore(`gone-${left}`);
    await store.changeList('one', aSeed());
    for (const file of ['live.json', 'live.copy.json', 'log.jsonl']) {
      if (file !== left) rmSync(join(folder, file));
    }
    await expect(store.readList()).rejects.toThrow(/live\.json is missing\. Repair it/);
    await expect(store.changeList('two', aSeed())).rejects.toThrow('is missing');
  },
);

test('a folder in place of the list is damage', async () => {
  const { folder, store } = newStore('a-folder');
  await store.changeList('one', aSeed());
  rmSync(join(folder, 'live.json'));
  mkdirSync(join(folder, 'live.json'));
  await expect(store.readList()).rejects.toThrow(/live\.json cannot be read \(EISDIR.*Repair it/);
});
