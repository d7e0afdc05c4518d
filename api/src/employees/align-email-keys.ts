import { normaliseEmail } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';

/**
 * Repairs the key of accounts whose address is not plain ASCII: the database, or a release without the column,
 * normalises such addresses differently from sign-in. If another account already has the key, both stay
 * unchanged; only a person can decide whose address it is. Needs a transaction.
 * @returns the ids of such conflicting accounts, each with the id of the account that has its key.
 */
export async function alignEmailKeys(client: ClientBase): Promise<(readonly [number, number])[]> {
  const { rows } = await client.query<{ id: number; email: string; key: string | null }>(
    `SELECT id, email, email_key AS key FROM employees WHERE email ~ '[^[:ascii:]]' ORDER BY id`,
  );
  const collisions: (readonly [number, number])[] = [];
  for (const { id, email, key } of rows) {
    const requested = normaliseEmail(email);
    if (requested === key) continue;
    const holder = await client.query<{ id: number }>(
      'SELECT id FROM employees WHERE email_key = $1 AND id <> $2',
      [requested, id],
    );
    const [other] = holder.rows;
    if (other) collisions.push([id, other.id]);
    else await client.query('UPDATE employees SET email_key = $1 WHERE id = $2', [requested, id]);
  }
  return collisions;
}
