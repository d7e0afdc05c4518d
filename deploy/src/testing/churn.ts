import { join } from 'node:path';
import { folderStore } from '../store/release-store.ts';
import { LIST, RELEASE } from './releases.ts';

// Publishes versions and points to them until it is killed; prints each version once it is live.
const [root = '', dist = '', first = '0'] = process.argv.slice(2);
const store = folderStore(join(root, 'releases'));
for (let number = Number(first); ; number++) {
  const version = `1.0.${number}-abc1234`;
  const release = { ...RELEASE, version, url: `/modules/mfe-time/${version}/` };
  await store.publish('mfe-time', version, dist, release);
  const pointer = LIST.modules['mfe-time'];
  if (!pointer) throw new Error('The fixture has no mfe-time.');
  await store.changeList(`release ${version}`, () => ({
    ...LIST,
    modules: { 'mfe-time': { ...pointer, current: version, releases: { [version]: release } } },
  }));
  process.stdout.write(`${version}\n`);
}
