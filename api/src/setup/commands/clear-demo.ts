import type { ClientBase } from 'pg';

/**
 * Deletes the employees of the demo company with all their data, and what they have announced; the dashboard lists how to get
 * started. The demo administrator stays until there is a real one.
 * @returns how many employees were deleted.
 */
export async function clearDemo(client: ClientBase): Promise<number> {
  await client.query(
    'DELETE FROM announcements WHERE created_by IN (SELECT id FROM employees WHERE is_demo)',
  );
  await client.query('UPDATE company SET hides_getting_started = false');
  const { rowCount } = await client.query(`
    DELETE FROM employees WHERE is_demo AND id NOT IN (
      SELECT min(id) FROM employees WHERE is_demo AND role = 'ADMIN' AND is_active
      HAVING NOT EXISTS (SELECT 1 FROM employees WHERE NOT is_demo AND role = 'ADMIN' AND is_active))`);
  return rowCount ?? 0;
}
