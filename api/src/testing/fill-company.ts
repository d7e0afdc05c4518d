import Fastify from 'fastify';
import type { ClientBase } from 'pg';
import { registerTokens } from '../access/tokens.ts';
import { type Database, openDatabase } from '../core/db/connection.ts';
import { eq } from '../core/db/drizzle.ts';
import { migrate } from '../core/db/migrate.ts';
import { employees } from '../core/db/tables/employees.ts';
import { sessions } from '../core/db/tables/sessions.ts';
import { readApiSettings } from '../core/env.ts';
import { seedDemoCompany } from '../setup/demo/seed.ts';

// Fills the empty database of the settings with a company that has N active employees, who are not at work, and signs them
// and the administrators in. Prints who they are, as JSON, for `npm run bench:morning` (docs/performance.md).
const HOUR_MS = 3_600_000;
/** A sixth of the demo company has left. */
const WITH_FORMER = 1.25;
const settings = readApiSettings(process.env);
const now = Date.now();
const database = await openDatabase(settings, (error) => {
  throw error;
});
const wanted = Number(process.argv[2]);
await database.withClient((client) => fill(client, Math.ceil(wanted * WITH_FORMER)));
const people = await signIn(database, wanted);
await database.close();
process.stdout.write(`${JSON.stringify(people)}\n`);

async function fill(client: ClientBase, number: number): Promise<void> {
  const evening = now - 12 * HOUR_MS;
  const zone = settings.companyZone;
  await migrate(client);
  await client.query('BEGIN');
  await seedDemoCompany(client, { employees: number, now: evening, zone, passwordHash: null });
  // A server with an administrator of its own ends the sessions of demo accounts.
  await client.query('UPDATE employees SET is_demo = false');
  await client.query('DELETE FROM breaks WHERE ended_at IS NULL');
  await client.query(`UPDATE time_logs SET state = 'closed', punch_out = $1 WHERE state = 'open'`, [
    new Date(evening),
  ]);
  await client.query('COMMIT');
  await client.query('ANALYZE');
}

/** Gives accounts a session, and returns their tokens; no password is hashed for it. */
async function signIn({ db }: Database, number: number) {
  const { issue } = await registerTokens(Fastify(), settings.JWT_SECRET ?? '');
  const expiresAt = new Date(now + 12 * HOUR_MS);
  const accounts = await db
    .select({ id: employees.id, role: employees.role })
    .from(employees)
    .where(eq(employees.isActive, true));
  const admins = accounts.filter(({ role }) => role === 'ADMIN');
  const others = accounts.filter(({ role }) => role === 'EMPLOYEE').slice(0, number);
  if (others.length < number) throw new Error(`Only ${others.length} employees are active.`);
  const signedIn = [];
  for (const account of [...admins, ...others]) {
    const session = { id: crypto.randomUUID(), expiresAt };
    await db
      .insert(sessions)
      .values({ ...session, employeeId: account.id, createdAt: new Date(now) });
    signedIn.push({ ...account, token: issue({ account, session }) });
  }
  return signedIn;
}
