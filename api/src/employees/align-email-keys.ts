import { normaliseEmail } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';

/**
 * Recomputes `email_key` of non-ASCII addresses, which PostgreSQL (and older releases) normalise differently from
 * sign-in. Two accounts that would share a key are left unchanged: a person must decide who owns the address. Needs
 * a transaction.
 * @returns the ids of such accounts, each with the id of the account that has its key.
 */
export async function alignEmailKeys(client: ClientBase): Promise<(readonly [number, number])[]> {
  const { rows } = await client.query<{ id: number; email: string; key: string | null }>(
    `SELECT id, email, email_key AS key FROM employees WHERE email ~ '[^[:ascii:]]' ORDER BY id`,
  );
  const collisions: (readonly [number, number])[] = [];
  for (const { id, email, key } of rows) {
    const expectedKey = normaliseEmail(email);
    if (expectedKey === key) continue;
    const holder = await client.query<{ id: number }>(
      'SELECT id FROM employees WHERE email_key = $1 AND id <> $2',
      [expectedKey, id],
    );
    const [other] = holder.rows;
    if (other) collisions.push([id, other.id]);
    else await client.query('UPDATE employees SET email_key = $1 WHERE id = $2', [expectedKey, id]);
  }
  return collisions;
}
