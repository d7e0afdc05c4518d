import { normaliseEmail } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';

/**
 * Gives accounts whose address is not plain ASCII the key that sign-in looks for: the database, or a release
 * that does not know the column, has folded it otherwise. Where another account has that key already, both stay
 * as they are; only a person can say whose the address is. Give a transaction.
 * @returns the ids of such accounts, each with the id of the one that has its key.
 */
export async function alignEmailKeys(client: ClientBase): Promise<(readonly [number, number])[]> {
  const { rows } = await client.query<{ id: number; email: string; key: string | null }>(
    `SELECT id, email, email_key AS key FROM employees WHERE email ~ '[^[:ascii:]]' ORDER BY id`,
  );
  const collisions: (readonly [number, number])[] = [];
  for (const { id, email, key } of rows) {
    const wanted = normaliseEmail(email);
    if (wanted === key) continue;
    const holder = await client.query<{ id: number }>(
      'SELECT id FROM employees WHERE email_key = $1 AND id <> $2',
      [wanted, id],
    );
    const [other] = holder.rows;
    if (other) collisions.push([id, other.id]);
    else await client.query('UPDATE employees SET email_key = $1 WHERE id = $2', [wanted, id]);
  }
  return collisions;
}
