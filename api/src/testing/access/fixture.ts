import { randomUUID } from 'node:crypto';
import { createDocument, upload } from '@rollcall/shared/contract';
import { DAY_MS } from '@rollcall/shared/domain';
import { hashPassword } from '../../access/password.ts';
import { makeForm } from '../make-form.ts';
import { NOON, startTestApi, type TestApi } from '../test-api.ts';
import { type TransferFixture, transfersOf } from './transfer-fixture.ts';
import { type WorkingTimeFixture, workingTimeOf } from './working-time-fixture.ts';

/** A word that is in all data of the employee, and nowhere else. */
export const EMPLOYEE_MARKER = 'Quillfeather';

/** The callers that every call is tried with; `employee` owns the requested rows. */
export const ACTORS = [
  'anonymous',
  'forged',
  'expired',
  'revoked',
  'inactive',
  'other',
  'employee',
  'admin',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Test data: each function creates a row and returns its id. */
export interface AccessFixture extends WorkingTimeFixture, TransferFixture {
  readonly api: TestApi;
  readonly id: number;
  readonly email: string;
  readonly tokens: Readonly<Record<Actor, string | undefined>>;
  /** A closed log of the employee on an unused day. */
  createLog(): Promise<number>;
  /** The only open log of the employee; with an open break if `withBreak`. */
  createOpenLog(withBreak?: boolean): Promise<number>;
  /** A leave of the employee on an unused day. */
  createLeave(status?: 'Pending' | 'Approved'): Promise<number>;
  /** Two unused days of the employee: one in the past, one in the future. */
  freeDay(): { past: string; future: string };
  /** A decided one was decided just now. */
  createCorrection(status?: 'Pending' | 'Rejected'): Promise<number>;
  createDocument(): Promise<number>;
  /** Signed URL of a file. */
  createFile(): Promise<string>;
  createNotification(): Promise<number>;
  createAnnouncement(): Promise<number>;
  createSession(): Promise<string>;
  createView(): Promise<number>;
  /** An employee who may be deleted. */
  createDeletableEmployee(): Promise<number>;
  /** An employee who was invited and has not set a password yet. */
  createInvitedEmployee(): Promise<number>;
  /** A digest of all rows of all tables. */
  digest(): Promise<string>;
  /** The number of rows of each table. */
  countRows(): Promise<Record<string, number>>;
  /** Deletes today's logs, makes all sessions live again, and restores the passwords. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates an employee with rows of every kind, another employee, an administrator, and invalid tokens. */
export async function createAccessFixture(): Promise<AccessFixture> {
  const api = await startTestApi();
  const sql = sqlOn(api);
  const email = `${EMPLOYEE_MARKER.toLowerCase()}@example.test`;
  const employee = await api.signedIn({
    firstName: EMPLOYEE_MARKER,
    lastName: EMPLOYEE_MARKER,
    email,
  });
  const other = await api.signedIn();
  const admin = await api.signedIn({ role: 'ADMIN' });
  const invalid = await invalidTokens(api, sql);
  const live = [employee.id, other.id, admin.id];
  const hash = await hashPassword('correct horse');
  const freeDay = freeDays();
  return {
    api,
    id: employee.id,
    email,
    tokens: {
      anonymous: undefined,
      ...invalid,
      other: other.token,
      employee: employee.token,
      admin: admin.token,
    },
    freeDay,
    ...timeOf(employee.id, api, sql, freeDay),
    ...workingTimeOf(employee.id, sql, () => freeDay().past),
    ...filesOf(employee.id, api, admin.token),
    ...messagesTo(employee.id, sql),
    ...transfersOf({ createdBy: admin.id, employeeId: employee.id }, sql),
    createDeletableEmployee: () => api.fixtures.employee({ isActive: false }),
    createInvitedEmployee: () => api.fixtures.employee(),
    async digest() {
      await api.api.deliverMail();
      return sql.digest();
    },
    async countRows() {
      await api.api.deliverMail();
      return sql.countRows();
    },
    async reset() {
      await deleteTodaysLogs(sql);
      await sql.run('UPDATE sessions SET revoked_at = NULL WHERE employee_id = ANY($1)', [live]);
      await sql.run('UPDATE employees SET password_hash = $1 WHERE id = ANY($2)', [hash, live]);
    },
    stop: () => api.stop(),
  };
}

type Sql = ReturnType<typeof sqlOn>;

function sqlOn(api: TestApi) {
  async function run(sql: string, values: unknown[] = []) {
    return (await api.database.withClient((client) => client.query(sql, values))).rows;
  }
  const tables = () =>
    run(`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`);
  return {
    run,
    /** Returns the id. */
    insert: async (sql: string, values: unknown[] = []) =>
      Number((await run(`INSERT INTO ${sql} RETURNING id`, values))[0].id),
    async countRows() {
      const each = (await tables()).map(
        ({ name }) => `SELECT '${name}' AS name, count(*)::int AS rows FROM ${name}`,
      );
      const counted = await run(each.join(' UNION ALL '));
      return Object.fromEntries(counted.map(({ name, rows }) => [name, rows]));
    },
    async digest() {
      const each = (await tables()).map(
        ({ name }) => `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY
          t::text), '')) AS digest FROM ${name} AS t`,
      );
      return JSON.stringify(await run(`${each.join(' UNION ALL ')} ORDER BY name`));
    },
  };
}

/** Administrators' tokens that every call must refuse, each for a different reason. */
async function invalidTokens(api: TestApi, { run }: Sql) {
  const administrator = () => api.signedIn({ role: 'ADMIN' });
  const forged = await administrator();
  const expired = await administrator();
  const revoked = await administrator();
  const inactive = await administrator();
  const end = (what: string, id: number) => run(`UPDATE ${what} = $1`, [id]);
  await end(`sessions SET expires_at = '2026-03-10T12:00-06' WHERE employee_id`, expired.id);
  await end('sessions SET revoked_at = now() WHERE employee_id', revoked.id);
  await end('employees SET is_active = false WHERE id', inactive.id);
  return {
    forged: withForgedSignature(forged.token),
    expired: expired.token,
    revoked: revoked.token,
    inactive: inactive.token,
  };
}

/** Each call returns two days that were not used before. */
function freeDays(): AccessFixture['freeDay'] {
  let day = 0;
  return () => {
    day += 1;
    const at = (start: string) =>
      new Date(Date.parse(start) + day * DAY_MS).toISOString().slice(0, 10);
    return { past: at('2025-06-01'), future: at('2026-06-01') };
  };
}

const deleteTodaysLogs = ({ run }: Sql) =>
  run(`DELETE FROM time_logs WHERE work_date = '2026-03-10'`);

function timeOf(
  employeeId: number,
  { fixtures }: TestApi,
  sql: Sql,
  freeDay: AccessFixture['freeDay'],
): Pick<AccessFixture, 'createLog' | 'createOpenLog' | 'createLeave' | 'createCorrection'> {
  return {
    async createLog() {
      const date = freeDay().past;
      const id = await fixtures.log(employeeId, `${date} 09:00:00`, `${date} 17:00:00`);
      await sql.run('UPDATE time_logs SET status = $1 WHERE id = $2', [EMPLOYEE_MARKER, id]);
      return id;
    },
    async createOpenLog(withBreak = false) {
      await deleteTodaysLogs(sql);
      const id = await fixtures.log(employeeId, '2026-03-10 09:00:00');
      if (withBreak) await fixtures.break(employeeId, id, '2026-03-10 10:00:00');
      await sql.run('UPDATE breaks SET reason = $1', [EMPLOYEE_MARKER]);
      return id;
    },
    async createLeave(status = 'Pending') {
      const { future } = freeDay();
      return sql.insert(
        `leaves (employee_id, type, start_date, end_date, status, applied_on, reason)
         VALUES ($1, 'Annual', $2, $2, $3, '2026-03-01', $4)`,
        [employeeId, future, status, EMPLOYEE_MARKER],
      );
    },
    async createCorrection(status = 'Pending') {
      const { past: date } = freeDay();
      const id = await sql.insert(
        `corrections (employee_id, punch_in, punch_out, zone, work_date, reason, requested_at, status, decided_at)
         VALUES ($1, $2, $3, 'UTC-06:00', $4, $5, '2026-03-09T12:00-06', $6, $7)`,
        [
          employeeId,
          `${date} 09:00-06`,
          `${date} 17:00-06`,
          date,
          EMPLOYEE_MARKER,
          status,
          status === 'Pending' ? null : new Date(NOON),
        ],
      );
      if (status !== 'Pending') await sql.insert(...unheardDecision(employeeId, id));
      return id;
    },
  };
}

function filesOf(
  employeeId: number,
  api: TestApi,
  adminToken: string,
): Pick<AccessFixture, 'createDocument' | 'createFile'> {
  async function createFile() {
    const file = new File([Buffer.from('%PDF-1.4\n%%EOF')], 'x.pdf');
    const body = makeForm<typeof upload>({ file });
    return (await api.call(upload, { body, token: adminToken })).body.data;
  }
  return {
    createFile,
    async createDocument() {
      const body = { type: EMPLOYEE_MARKER, url: await createFile() };
      const request = { params: { employeeId }, body, token: adminToken };
      return (await api.call(createDocument, request)).body.data.id;
    },
  };
}

/** Notifications, announcements, sessions and saved views. */
function messagesTo(
  employeeId: number,
  { run, insert }: Sql,
): Pick<
  AccessFixture,
  'createNotification' | 'createAnnouncement' | 'createSession' | 'createView'
> {
  return {
    createNotification: () =>
      insert(
        `notifications (employee_id, kind, text, created_at, visible_from)
         VALUES ($1, 'leave.requested', $2, '2026-03-09T12:00-06', '2026-03-09T12:00-06')`,
        [employeeId, EMPLOYEE_MARKER],
      ),
    createAnnouncement: () =>
      insert(
        `announcements (title, text, created_at, updated_at)
         VALUES ('Title', 'Text', '2026-03-09T12:00-06', '2026-03-09T12:00-06')`,
      ),
    async createSession() {
      const id = randomUUID();
      await run(
        `INSERT INTO sessions (id, employee_id, created_at, expires_at, user_agent)
         VALUES ($1, $2, '2026-03-10T12:00-06', '2026-03-10T18:00-06', $3)`,
        [id, employeeId, EMPLOYEE_MARKER],
      );
      return id;
    },
    createView: () =>
      insert(
        `saved_views (employee_id, list, name, query) VALUES ($1, 'leaves', $2, 'status=Pending')`,
        [employeeId, `${EMPLOYEE_MARKER} ${randomUUID()}`],
      ),
  };
}

/** The same claims with different bytes, so that the signature no longer matches. */
function withForgedSignature(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = Buffer.from(`${Buffer.from(payload, 'base64url')} `).toString('base64url');
  return [header, claims, signature].join('.');
}

/** A message about a decision at noon that the employee has not seen yet. */
function unheardDecision(employeeId: number, correctionId: number): [string, unknown[]] {
  return [
    `notifications (employee_id, kind, text, link, group_key, created_at, visible_from)
     VALUES ($1, 'correction-approved', 'Approved', '/my/time', $2, '2026-03-10T12:00-06', '2026-03-10T12:00:10-06')`,
    [employeeId, `correction-decision:${correctionId}`],
  ];
}
