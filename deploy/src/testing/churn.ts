import { join } from 'node:path';
import { folderStore } from '../store/folder-store.ts';
import { pointAt, withRecords } from '../store/pointers.ts';
import { LIST, RELEASE } from './releases.ts';

// Publishes versions and points to them until it is killed; prints each version once it is live.
const [root = '', dist = '', first = '0'] = process.argv.slice(2);
const store = folderStore(join(root, 'releases'));
for (let number = Number(first); ; number++) {
  const version = `1.0.${number}-abc1234`;
  const release = { ...RELEASE, version, url: `/modules/mfe-time/${version}/` };
  await store.publish('mfe-time', version, dist, release);
  await store.changeList('churn', ({ list = LIST, at }) => {
    const before = list.modules['mfe-time'];
    const pointer = pointAt(before, version, { by: 'churn', at });
    const known = { ...before?.releases, [version]: release };
    return {
      ...list,
      modules: { 'mfe-time': withRecords(pointer, known, false) },
      moves: [
        {
          action: 'release',
          name: 'mfe-time',
          from: before?.current ?? null,
          to: version,
          good: pointer.good,
        },
      ],
    };
  });
  process.stdout.write(`${version}\n`);
}
