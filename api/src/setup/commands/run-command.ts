import { OperatorError, SettingError } from '@rollcall/shared/node';
import type { ClientBase } from 'pg';
import { openDatabase } from '../../core/db/connection.ts';
import { migrate, withDatabaseLock } from '../../core/db/migrate.ts';
import { type ApiSettings, readApiSettings } from '../../core/env.ts';

/** An error that the user of the command can fix; its message says how. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command with the server's settings. An error that the user can fix prints one sentence; the exit code
 * is 1.
 */
export async function runCommand(work: (settings: ApiSettings) => Promise<void>): Promise<void> {
  try {
    await work(readApiSettings(process.env));
  } catch (error) {
    const isUserFacing = [SettingError, OperatorError, CommandError].some(
      (type) => error instanceof type,
    );
    console.error(isUserFacing ? (error as Error).message : error);
    process.exitCode = 1;
  }
}

/** Opens and migrates the database and runs a command's change in one transaction. */
export async function changeDatabase<T>(
  settings: ApiSettings,
  change: (client: ClientBase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(settings, (error) => {
    throw error;
  });
  try {
    return await database.withClient((client) =>
      withDatabaseLock(client, async () => {
        await migrate(client);
        return inTransaction(client, () => change(client));
      }),
    );
  } finally {
    await database.close();
  }
}

async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
