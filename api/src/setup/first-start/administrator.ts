import { normaliseEmail } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';
import { hashPassword } from '../../access/password.ts';
import { searchTextOf } from '../../employees/search-text.ts';

/** Somebody who may sign in, as printed or given; never stored like this. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The administrator of a demo: the same everywhere, hence never reachable from outside (design §11). */
export const DEMO_ADMINISTRATOR: Credentials = {
  email: 'admin@rollcall.example',
  password: 'rollcall-demo',
};

/**
 * Sees to it that somebody can administer. A real administrator, once there, is not touched again, so that
 * a restart undoes no changed password; from then on nobody of the demo can sign in any more. One who was
 * invited and has no password yet is not there: else a restart would leave nobody who can sign in.
 * @param given the administrator that the settings name.
 * @param mayBeDemo whether the demo administrator may stand in while there is no real one.
 * @returns the demo administrator while it is the one to sign in with, else null.
 */
export async function ensureAdministrator(
  client: ClientBase,
  given: Credentials | null,
  mayBeDemo: boolean,
): Promise<Credentials | null> {
  const { rows } = await client.query<{ isDemo: boolean }>(
    `SELECT is_demo AS "isDemo" FROM employees
     WHERE role = 'ADMIN' AND is_active AND password_hash IS NOT NULL`,
  );
  const hasReal = rows.some((row) => !row.isDemo);
  if (given && !hasReal) await insertAdministrator(client, given, { isDemo: false });
  if (given || hasReal || !mayBeDemo) {
    await lockDemoAccounts(client);
    return null;
  }
  if (rows.length === 0) await insertAdministrator(client, DEMO_ADMINISTRATOR, { isDemo: true });
  return DEMO_ADMINISTRATOR;
}

/** Adds an administrator, or makes one of whoever has the address. Nobody else may add people meanwhile. */
export async function insertAdministrator(
  client: ClientBase,
  { email, password }: Credentials,
  { isDemo }: { isDemo: boolean },
): Promise<void> {
  const emailKey = normaliseEmail(email);
  const passwordHash = await hashPassword(password);
  const { rowCount } = await client.query(
    `UPDATE employees SET role = 'ADMIN', is_active = true, is_demo = $2, password_hash = $3
     WHERE email_key = $1`,
    [emailKey, isDemo, passwordHash],
  );
  if (rowCount) return;
  const { rows } = await client.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence('employees', 'id'))::int AS id`,
  );
  const id = rows[0]?.id;
  const person = { firstName: 'Rollcall', lastName: 'Admin', email, employeeCode: `EMP-${id}` };
  await client.query(
    `INSERT INTO employees (id, employee_code, first_name, last_name, email, email_key, role, is_active,
       status, verification_status, email_verified_at, password_hash, search_text, is_demo)
     VALUES ($1, $2, $3, $4, $5, $6, 'ADMIN', true, 'ACTIVE', 'VERIFIED', now(), $7, $8, $9)`,
    [
      id,
      person.employeeCode,
      person.firstName,
      person.lastName,
      email,
      emailKey,
      passwordHash,
      searchTextOf(person),
      isDemo,
    ],
  );
}

/** The demo's password is known to everybody: nobody may use it beside a real administrator. */
export async function lockDemoAccounts(client: ClientBase): Promise<void> {
  await client.query('UPDATE employees SET password_hash = NULL WHERE is_demo');
  await client.query(
    `UPDATE sessions SET revoked_at = now()
     WHERE revoked_at IS NULL AND employee_id IN (SELECT id FROM employees WHERE is_demo)`,
  );
}
