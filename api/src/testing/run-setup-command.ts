import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Database, openDatabase } from '../core/db/connection.ts';
import { readApiSettings } from '../core/env.ts';
import type { TestDatabase } from './test-database.ts';

const run = promisify(execFile);

/** Runs a file of `setup/commands` in its own process, as npm does; returns exit code and output. */
export async function runSetupCommand({ env }: TestDatabase, file: string, ...args: string[]) {
  const path = join(import.meta.dirname, '../setup/commands', file);
  try {
    const { stdout } = await run(process.execPath, [path, ...args], {
      env: { ...process.env, NODE_OPTIONS: '', ...env },
    });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, output: stderr };
  }
}

/** Opens a test's database for some work, between commands; the embedded one has room for one process. */
export async function inDatabase<T>(
  { env }: TestDatabase,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(readApiSettings(env), (error) => {
    throw error;
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The rows of a query on a test's database. */
export async function rowsOf(testDb: TestDatabase, sql: string) {
  const read = ({ withClient }: Database) => withClient((client) => client.query(sql));
  return (await inDatabase(testDb, read)).rows;
}
