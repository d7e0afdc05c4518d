import { join } from 'node:path';
import { aSeed, LIST, NOW } from '../testing/releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';

const root = temporaryFolder();
const HOUR_MS = 3_600_000;

test.each([
  ['an hour behind', -HOUR_MS, 0],
  ['an hour ahead', HOUR_MS, HOUR_MS],
  ['two days behind: then the stored time is wrong', -48 * HOUR_MS, -48 * HOUR_MS],
])(
  'a host whose clock is %s dates its move %d ms: %d ms after the last one',
  async (title, clockMs, expectedMs) => {
    const folder = join(root, title);
    const store = folderStore(folder, NOW);
    await store.changeList('ada', aSeed());
    const other = folderStore(folder, () => new Date(NOW().getTime() + clockMs));
    await other.changeList('host', ({ list = LIST, at }) => {
      const moves = [
        { action: 'confirm', name: 'mfe-time', from: 'a', to: '1-a', good: null },
      ] as const;
      expect(Date.parse(at) - NOW().getTime()).toBe(expectedMs);
      return { ...list, moves, result: undefined };
    });
    expect((await store.readLog()).map(({ number }) => number)).toEqual([1, 2]);
    expect(Date.parse((await store.readList())?.updatedAt ?? '') - NOW().getTime()).toBe(
      expectedMs,
    );
  },
);
