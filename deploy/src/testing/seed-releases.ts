import { seedStore } from '../releases/seed.ts';
import { folderStore } from '../store/folder-store.ts';

// Fills the store in the folder given as `npm start` does, without starting anything.
await seedStore(folderStore(process.argv[2] ?? ''), (line) => console.log(line));
