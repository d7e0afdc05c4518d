import { mkdir, rename, rm } from 'node:fs/promises';
import { openDatabase } from '../core/db/connection.ts';
import { migrate } from '../core/db/migrate.ts';
import { databaseUrl, onServer } from './on-server.ts';

// `node create-template.ts FOLDER` creates the folder that test files copy; `node create-template.ts NAME URL` the database that
// they copy on a server. See template.ts.

const [name = '', server] = process.argv.slice(2);
const unfinished = `${name}_${process.pid}`;
await (server ? createDatabase(server) : createFolder());

async function createFolder(): Promise<void> {
  await mkdir(unfinished, { recursive: true });
  await migrateAll({ DATA_DIR: unfinished });
  await rename(unfinished, name).catch(() => rm(unfinished, { recursive: true }));
}

async function createDatabase(url: string): Promise<void> {
  await onServer(url, `CREATE DATABASE ${unfinished}`);
  await migrateAll({ DATA_DIR: '.', DATABASE_URL: databaseUrl(url, unfinished) });
  await onServer(url, `ALTER DATABASE ${unfinished} RENAME TO ${name}`).catch(() =>
    onServer(url, `DROP DATABASE ${unfinished}`),
  );
}

async function migrateAll(settings: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const database = await openDatabase(settings, (error) => {
    throw error;
  });
  await database.withClient((client) => migrate(client));
  await database.close();
}
