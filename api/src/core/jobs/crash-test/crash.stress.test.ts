import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { openDatabase } from '../../db/connection.ts';
import { readApiSettings } from '../../env.ts';

const MINUTE = 60_000;
const LAST = 20;
let own: TestDatabase;
beforeEach(async () => {
  own = await createTestDatabase();
});
afterEach(() => own.remove());

/** Runs a server whose clock is ahead; it dies in a step, or ends with the job. Returns how it ended. */
async function runServer(ahead: number, death = 0): Promise<string | number | null> {
  const path = join(import.meta.dirname, 'counting-process.ts');
  const server = spawn(process.execPath, [path, String(LAST), String(ahead), String(death)], {
    env: { ...process.env, NODE_OPTIONS: '', ...own.env },
    stdio: 'inherit',
  });
  await once(server, 'exit');
  return server.signalCode ?? server.exitCode;
}

test('a job on servers that are killed with kill -9 does each step exactly once', async () => {
  expect(await runServer(0, 5)).toBe('SIGKILL');
  expect(await runServer(3 * MINUTE, -9)).toBe('SIGKILL');
  // Here the clock is set back by an hour; the lease of the dead server counts from then on.
  expect(await runServer(-57 * MINUTE)).toBe(0);
  expect(await runServer(-54 * MINUTE, 12)).toBe('SIGKILL');
  expect(await runServer(-51 * MINUTE)).toBe(0);
  const database = await openDatabase(readApiSettings(own.env), (error) => {
    throw error;
  });
  const { rows } = await database.db.execute('SELECT n FROM numbers ORDER BY n');
  const jobs = await database.db.execute('SELECT status, steps_done FROM jobs');
  await database.close();
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: LAST }, (_, index) => index + 1));
  expect(jobs.rows).toEqual([{ status: 'done', steps_done: LAST }]);
}, 180_000);
