import type { ClientBase } from 'pg';

/**
 * Deletes the people of the demo company and everything of theirs. The demo administrator stays for as long
 * as nobody else can administer.
 * @returns how many people were deleted.
 */
export async function clearDemo(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(`
    DELETE FROM employees WHERE is_demo AND id NOT IN (
      SELECT min(id) FROM employees WHERE is_demo AND role = 'ADMIN' AND is_active
      HAVING NOT EXISTS (SELECT 1 FROM employees WHERE NOT is_demo AND role = 'ADMIN' AND is_active))`);
  return rowCount ?? 0;
}
