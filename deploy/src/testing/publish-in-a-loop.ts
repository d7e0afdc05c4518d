import { join } from 'node:path';
import { pointerOf, withRecords } from '@rollcall/shared/module';
import { moveOf } from '../releases/point-to.ts';
import { folderStore } from '../store/folder-store.ts';
import { pointAt } from '../store/pointers.ts';
import { LIST, RELEASE } from './releases.ts';

// Publishes versions and makes them live until it is killed; prints each version when it is live.
const [root = '', dist = '', first = '0'] = process.argv.slice(2);
const store = folderStore(join(root, 'releases'));
for (let number = Number(first); ; number++) {
  const version = `1.0.${number}-abc1234`;
  const release = { ...RELEASE, version, url: `/modules/mfe-time/${version}/` };
  await store.publish('mfe-time', version, dist, release);
  await store.changeList('loop', ({ list = LIST, at }) => {
    const pointer = pointAt(pointerOf(list, 'mfe-time'), version, { by: 'loop', at });
    const after = withRecords(pointer, [{ kind: 'module', record: release }]);
    return moveOf(list, 'release', 'mfe-time', after);
  });
  process.stdout.write(`${version}\n`);
}
