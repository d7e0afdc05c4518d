import type { Database } from '../core/db/connection.ts';

/**
 * Makes calls that need the same row meet there: another transaction holds it until all of them wait, or one has ended.
 * Returns their answers. On the embedded database, which runs one transaction at a time, they only start together.
 * @param row in SQL, such as `announcements WHERE id = 3`.
 */
export async function meetAtRow<Answer>(
  database: Database,
  row: string,
  calls: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  if (!process.env.TEST_DATABASE_URL) return Promise.all(calls.map((call) => call()));
  return database.withClient(async (holder) => {
    await holder.query(`BEGIN; SELECT FROM ${row} FOR UPDATE`);
    const answers = calls.map((call) => call());
    const ended = Promise.race(answers.map((answer) => answer.then(yes, yes)));
    const allWait = async () => (await countWaiting(database)) === calls.length;
    while (!(await Promise.race([ended, allWait()])));
    await holder.query('ROLLBACK');
    return Promise.all(answers);
  });
}

const yes = () => true;

const countWaiting = (database: Database) =>
  database.withClient(async (client) => {
    const { rows } = await client.query(
      `SELECT count(*)::integer AS count FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return Number(rows[0]?.count);
  });
