import { join } from 'node:path';
import { folderStore } from '../../store/folder-store.ts';
import { aVersion } from '../store-with-releases.ts';
import { dieAtStep } from './die-at-step.ts';
import { moveAll } from './move-all.ts';

// `change-and-die.ts FOLDER WHAT VERSION STEP`: publishes VERSION of mfe-time, or moves every pointer to it in one change,
// and is killed at the STEP-th step of that. Prints the number of steps if there are fewer.
const [root = '', what, version = '', step = '0'] = process.argv.slice(2);
const store = folderStore(join(root, 'releases'));
const steps = await dieAtStep(Number(step));
if (what === 'publish') {
  await store.publish('mfe-time', version, join(root, 'dist'), aVersion(version));
} else {
  await moveAll(store, version);
}
process.stdout.write(String(steps()));
