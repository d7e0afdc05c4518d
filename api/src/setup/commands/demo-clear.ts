import type { ClientBase } from 'pg';
import { changeDatabase, runCommand } from './run-command.ts';

/** `npm run demo:clear`: deletes the demo company. On the embedded database, stop the server first. */
await runCommand(async (settings) => {
  const deleted = await changeDatabase(settings, clearDemo);
  const noun = deleted === 1 ? 'employee' : 'employees';
  console.log(`Deleted ${deleted} demo ${noun} and their time logs and leaves.`);
});

/**
 * Deletes the employees of the demo company with all their data. The demo administrator stays until there is a
 * real one.
 * @returns how many employees were deleted.
 */
async function clearDemo(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query(`
    DELETE FROM employees WHERE is_demo AND id NOT IN (
      SELECT min(id) FROM employees WHERE is_demo AND role = 'ADMIN' AND is_active
      HAVING NOT EXISTS (SELECT 1 FROM employees WHERE NOT is_demo AND role = 'ADMIN' AND is_active))`);
  return rowCount ?? 0;
}
