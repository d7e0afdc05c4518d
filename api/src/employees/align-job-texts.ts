import type { ClientBase } from 'pg';
import { buildJobText } from './search-text.ts';

/**
 * Recomputes `job_text` of non-ASCII designations, which PostgreSQL simplifies slightly differently: rows of a server of
 * the release before, and those that the migration filled (decision 063). Needs a transaction.
 */
export async function alignJobTexts(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{
    id: number;
    designation: string | null;
    department: string | null;
    text: string | null;
  }>(
    `SELECT id, designation, department, job_text AS text FROM employees
     WHERE designation ~ '[^[:ascii:]]' OR job_text IS NULL ORDER BY id`,
  );
  for (const { id, text, ...job } of rows) {
    const expected = buildJobText(job);
    if (expected === text) continue;
    await client.query('UPDATE employees SET job_text = $1 WHERE id = $2', [expected, id]);
  }
}
