import { normaliseEmail } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';
import { hashPassword } from '../../access/password.ts';
import { disableDemoAccounts, insertAdministrator } from '../first-start/administrator.ts';
import { CommandError } from './run-command.ts';

/**
 * Creates an administrator, or promotes the employee with the email address. From then on demo accounts cannot sign
 * in.
 */
export async function createAdministrator(
  client: ClientBase,
  email: string,
  password: string,
): Promise<void> {
  await insertAdministrator(client, { email, password }, { isDemo: false });
  await endSessions(client, email);
  await disableDemoAccounts(client);
  await auditCommand(client, 'administrator.create', email);
}

/**
 * Gives an account a new password and revokes its sessions, codes and links. An administrator is activated,
 * too, since there may be no one else to do it.
 * @throws CommandError when no account has the email address.
 */
export async function resetAccount(
  client: ClientBase,
  email: string,
  password: string,
): Promise<void> {
  const { rows } = await client.query<{ id: number }>(
    `UPDATE employees SET password_hash = $2, is_active = CASE role WHEN 'ADMIN' THEN true ELSE is_active END
     WHERE email_key = $1 RETURNING id`,
    [normaliseEmail(email), await hashPassword(password)],
  );
  const id = rows[0]?.id;
  if (!id) throw new CommandError(`No account has the email address ${email}.`);
  await client.query('DELETE FROM one_time_codes WHERE employee_id = $1', [id]);
  await client.query('DELETE FROM one_time_links WHERE employee_id = $1', [id]);
  await endSessions(client, email);
  await auditCommand(client, 'administrator.reset', email);
}

async function endSessions(client: ClientBase, email: string): Promise<void> {
  await client.query(
    `UPDATE sessions SET revoked_at = now() WHERE revoked_at IS NULL
     AND employee_id IN (SELECT id FROM employees WHERE email_key = $1)`,
    [normaliseEmail(email)],
  );
}

/** Audits a command. It names no actor, since anyone with access to the machine can run it. */
async function auditCommand(client: ClientBase, action: string, email: string): Promise<void> {
  await client.query(
    `INSERT INTO audit (at, action, employee_id, employee_code, note)
     SELECT now(), $2, id, employee_code, 'By a command on the server'
     FROM employees WHERE email_key = $1`,
    [normaliseEmail(email), action],
  );
}
