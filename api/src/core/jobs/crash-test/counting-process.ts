import { openDatabase } from '../../db/connection.ts';
import { migrate } from '../../db/migrate.ts';
import { readApiSettings } from '../../env.ts';
import type { JobKind } from '../job-kind.ts';
import { createJobRunner } from '../job-runner.ts';
import { createJob } from '../jobs.ts';
import { createJobWatch } from '../watch-jobs.ts';

/**
 * A server that kills itself (SIGKILL) in the middle of a job: it creates a job that inserts one number in each step,
 * unless it exists, and runs it. Arguments: the last number, by how many milliseconds its clock is ahead, and the step
 * in which it dies, after the insertion and before the commit (`7`) or before the insertion (`-7`).
 */
const [last = '0', ahead = '0', death = '0'] = process.argv.slice(2);
const clock = () => Date.now() + Number(ahead);
const fail = (error: unknown) => {
  throw error;
};
const database = await openDatabase(readApiSettings(process.env), fail);
const { db } = database;
await database.withClient((client) => migrate(client));
await db.execute('CREATE TABLE IF NOT EXISTS numbers (n integer NOT NULL)');

const kind: JobKind<unknown, number> = {
  name: 'count',
  effects: 'transaction',
  async step(step) {
    const n = (step.position ?? 0) + 1;
    if (n === -Number(death)) process.kill(process.pid, 'SIGKILL');
    await step.db.execute(`INSERT INTO numbers VALUES (${n})`);
    if (n === Number(death)) process.kill(process.pid, 'SIGKILL');
    if (n === Number(last)) return { isFinished: true };
    return { isFinished: false, position: n, stepsTotal: Number(last) };
  },
};
const { rows } = await db.execute(`SELECT id FROM jobs WHERE kind = 'count'`);
if (rows.length === 0) await createJob(db, clock(), kind, { input: {} });
const runner = createJobRunner({ db, clock, kinds: [kind], concurrency: 2, onError: fail });
const watch = createJobWatch({ db, clock, runners: [runner], onError: fail });
await watch.runDue();
await watch.stop();
await database.close();
