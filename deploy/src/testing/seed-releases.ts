import { ensureFirstReleases } from '../releases/first-releases.ts';
import { folderStore } from '../store/folder-store.ts';

// `seed-releases.ts FOLDER`: fills a release store as `npm start` does, without starting anything.
await ensureFirstReleases(folderStore(process.argv[2] ?? ''), (line) => console.log(line));
