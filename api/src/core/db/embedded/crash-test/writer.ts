import { writeSync } from 'node:fs';
import { Client } from 'pg';
import { startEmbeddedDatabase } from '../embedded-database.ts';
import { ThreadStream } from '../thread-stream.ts';

/**
 * The process that is killed: it opens the embedded database in a folder, prints its contents, then writes in
 * an endless loop and prints each number once the database has acknowledged it. Every transaction writes its
 * number into two tables, so that half a transaction is visible.
 */
const [dataDir = ''] = process.argv.slice(2);
const database = await startEmbeddedDatabase(dataDir, (error) => {
  throw error;
});
const client = new Client({
  user: 'postgres',
  database: 'postgres',
  stream: () => new ThreadStream(database),
});
await client.connect();
await client.query(`
  CREATE TABLE IF NOT EXISTS one (n int PRIMARY KEY, payload text NOT NULL);
  CREATE TABLE IF NOT EXISTS two (n int PRIMARY KEY, changed int NOT NULL)`);

const found = await client.query(
  'SELECT one.n AS n, two.n AS other FROM one FULL JOIN two ON one.n = two.n',
);
print({ found: found.rows.map((row) => [row.n, row.other]) });

for (let n = 1 + Math.max(0, ...found.rows.map((row) => row.n ?? row.other)); ; n += 1) {
  await client.query('BEGIN');
  await client.query('INSERT INTO one VALUES ($1, $2)', [n, 'x'.repeat((n * 37) % 3000)]);
  await client.query('UPDATE two SET changed = $1 WHERE n % 50 = $2', [n, n % 50]);
  await client.query('INSERT INTO two VALUES ($1, 0)', [n]);
  await client.query('COMMIT');
  print({ acknowledged: n });
}

/**
 * Writes synchronously, without a buffer in the process that a kill could discard. A full pipe returns EAGAIN
 * or accepts a part; the rest is retried until the reader has made room.
 */
function print(line: unknown): void {
  let rest = Buffer.from(`${JSON.stringify(line)}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
