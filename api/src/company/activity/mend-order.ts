import type { ClientBase } from 'pg';

/**
 * Brings events to the front of the order whose transaction this server has not come to yet. They come from
 * another one, by dump and restore; readers would wait for them until it had counted as far (design §9).
 * Give a transaction.
 */
export async function mendEventOrder(client: ClientBase): Promise<void> {
  await client.query(
    'UPDATE events SET xid = pg_current_xact_id() WHERE xid > pg_current_xact_id()',
  );
}
