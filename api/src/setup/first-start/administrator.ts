import { normaliseEmail } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';
import { FIRST_ADMINISTRATOR } from '../../access/administrators.ts';
import { hashPassword, isPasswordOf } from '../../access/password.ts';
import { buildSearchText } from '../../employees/search-text.ts';

/** Sign-in data as printed or configured; never stored in this form. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The demo administrator; the same everywhere, so it must never be reachable from outside (design §11). */
export const DEMO_ADMINISTRATOR: Credentials = {
  email: 'admin@rollcall.example',
  password: 'rollcall-demo',
};

/**
 * Ensures that an administrator can sign in. An existing real administrator is not changed, so that a restart
 * does not reset a password; from then on demo accounts cannot sign in. An invited administrator without a
 * password does not count: otherwise a restart could leave no one who can sign in.
 * @param configured the administrator in the settings.
 * @param mayBeDemo whether the demo administrator may be used until there is a real one.
 * @returns the demo administrator if it is in use, else null.
 */
export async function ensureAdministrator(
  client: ClientBase,
  configured: Credentials | null,
  mayBeDemo: boolean,
): Promise<Credentials | null> {
  const { rows } = await client.query<{ isDemo: boolean }>(
    `SELECT is_demo AS "isDemo" FROM employees
     WHERE role = 'ADMIN' AND is_active AND password_hash IS NOT NULL`,
  );
  const hasReal = rows.some((row) => !row.isDemo);
  if (configured && !hasReal) await insertAdministrator(client, configured, { isDemo: false });
  if (configured || hasReal || !mayBeDemo) {
    await disableDemoAccounts(client);
    return null;
  }
  if (rows.length === 0) await insertAdministrator(client, DEMO_ADMINISTRATOR, { isDemo: true });
  return DEMO_ADMINISTRATOR;
}

/**
 * Inserts an administrator, or promotes the employee with the email address. Hold the lock (`withDatabaseLock`), so
 * that no one else inserts employees concurrently.
 */
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
  const person = { ...FIRST_ADMINISTRATOR, email, employeeCode: `EMP-${id}` };
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
      buildSearchText(person),
      isDemo,
    ],
  );
}

/**
 * An employee of the demo company who can sign in, to try what employees see: one who is punched in if there is one.
 * Null if no demo account can sign in, or if those that are tried have changed their password.
 */
export async function findDemoEmployee(client: ClientBase): Promise<Credentials | null> {
  const { password } = DEMO_ADMINISTRATOR;
  const { rows } = await client.query<{ email: string; hash: string }>(
    `SELECT email, password_hash AS hash FROM employees AS e
     WHERE is_demo AND role = 'EMPLOYEE' AND is_active AND password_hash IS NOT NULL AND email_verified_at IS NOT NULL
     ORDER BY EXISTS (SELECT 1 FROM time_logs AS t
       WHERE t.employee_id = e.id AND t.state = 'open' AND NOT t.is_superseded) DESC, id LIMIT 5`,
  );
  for (const { email, hash } of rows) {
    if (await isPasswordOf(hash, password)) return { email, password };
  }
  return null;
}

/** Disables demo accounts: their password is public and must not work once there is a real administrator. */
export async function disableDemoAccounts(client: ClientBase): Promise<void> {
  await client.query('UPDATE employees SET password_hash = NULL WHERE is_demo');
  await client.query(
    `UPDATE sessions SET revoked_at = now()
     WHERE revoked_at IS NULL AND employee_id IN (SELECT id FROM employees WHERE is_demo)`,
  );
}
