import { mkdir, rename, rm } from 'node:fs/promises';
import { openDatabase } from '../core/db/connection.ts';
import { migrate } from '../core/db/migrate.ts';

/** `node create-template.ts FOLDER`: creates the folder that test files copy; see template.ts. */
const [folder = ''] = process.argv.slice(2);
const unfinished = `${folder}-${process.pid}`;
await mkdir(unfinished, { recursive: true });
const database = await openDatabase({ DATA_DIR: unfinished }, (error) => {
  throw error;
});
await database.withClient((client) => migrate(client));
await database.close();
await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
