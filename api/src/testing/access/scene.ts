import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@rollcall/shared/domain';
import { startTestApi, type TestApi } from '../test-api.ts';

/** A word that stands in everything that belongs to the employee, and nowhere else. */
export const MARK = 'Quillfeather';

/** With whom every call is tried; the employee is the one whose rows are asked for. */
export const ACTORS = [
  'nobody',
  'forged',
  'expired',
  'revoked',
  'inactive',
  'other',
  'employee',
  'admin',
] as const;
export type Actor = (typeof ACTORS)[number];

/** What there is to ask for: each function creates it and answers its id. */
export interface Scene {
  readonly api: TestApi;
  readonly id: number;
  readonly email: string;
  readonly tokens: Readonly<Record<Actor, string | undefined>>;
  /** A closed log of the employee on a day of its own. */
  log(): Promise<number>;
  /** An open log of the employee, the only one; with a break that is open, if asked for. */
  openLog(withBreak?: boolean): Promise<number>;
  /** A leave of the employee on a day of its own. */
  leave(status?: 'Pending' | 'Approved'): Promise<number>;
  /** Two days of the employee that hold nothing: in the past, in the future. */
  freeDay(): { past: string; future: string };
  correction(): Promise<number>;
  document(): Promise<number>;
  /** Location of a file, signed. */
  file(): Promise<string>;
  notification(): Promise<number>;
  announcement(): Promise<number>;
  session(): Promise<string>;
  /** Somebody who may be deleted. */
  leaver(): Promise<number>;
  /** A digest of all rows of all tables. */
  digest(): Promise<string>;
  /** Nobody punched in, everybody's session live. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** An employee with rows of every kind, another employee, an administrator, and tokens that are good no more. */
export async function setScene(): Promise<Scene> {
  const api = await startTestApi();
  const sql = sqlOn(api);
  const email = `${MARK.toLowerCase()}@example.test`;
  const employee = await api.signedIn({ firstName: MARK, lastName: MARK, email });
  const other = await api.signedIn();
  const admin = await api.signedIn({ role: 'ADMIN' });
  const dead = await deadTokens(api, sql);
  const live = [employee.id, other.id, admin.id];
  const freeDay = freeDays();
  return {
    api,
    id: employee.id,
    email,
    tokens: {
      nobody: undefined,
      ...dead,
      other: other.token,
      employee: employee.token,
      admin: admin.token,
    },
    freeDay,
    ...timeOf(employee.id, api, sql, freeDay),
    ...papersOf(employee.id, api, admin.token),
    ...messagesTo(employee.id, sql),
    leaver: () => api.arrange.employee({ isActive: false }),
    async digest() {
      await api.api.deliverMail();
      return sql.digest();
    },
    async reset() {
      await forgetToday(sql);
      await sql.run('UPDATE sessions SET revoked_at = NULL WHERE employee_id = ANY($1)', [live]);
    },
    stop: () => api.stop(),
  };
}

type Sql = ReturnType<typeof sqlOn>;

function sqlOn(api: TestApi) {
  async function run(sql: string, values: unknown[] = []) {
    return (await api.database.withClient((client) => client.query(sql, values))).rows;
  }
  return {
    run,
    /** Answers the id. */
    insert: async (sql: string, values: unknown[] = []) =>
      Number((await run(`INSERT INTO ${sql} RETURNING id`, values))[0].id),
    async digest() {
      const tables = await run(
        `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()`,
      );
      const each = tables.map(
        ({ name }) => `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, '|' ORDER BY
          t::text), '')) AS digest FROM ${name} AS t`,
      );
      return JSON.stringify(await run(`${each.join(' UNION ALL ')} ORDER BY name`));
    },
  };
}

/** Tokens of administrators that no call takes, each for a reason of its own. */
async function deadTokens(api: TestApi, { run }: Sql) {
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
    forged: rewritten(forged.token),
    expired: expired.token,
    revoked: revoked.token,
    inactive: inactive.token,
  };
}

/** Two days at each call that no call before has had. */
function freeDays(): Scene['freeDay'] {
  let day = 0;
  return () => {
    day += 1;
    const at = (start: string) =>
      new Date(Date.parse(start) + day * DAY_MS).toISOString().slice(0, 10);
    return { past: at('2025-06-01'), future: at('2026-06-01') };
  };
}

const forgetToday = ({ run }: Sql) => run(`DELETE FROM time_logs WHERE work_date = '2026-03-10'`);

function timeOf(
  employeeId: number,
  { arrange }: TestApi,
  sql: Sql,
  freeDay: Scene['freeDay'],
): Pick<Scene, 'log' | 'openLog' | 'leave' | 'correction'> {
  return {
    async log() {
      const date = freeDay().past;
      const id = await arrange.log(employeeId, `${date} 09:00:00`, `${date} 17:00:00`);
      await sql.run('UPDATE time_logs SET status = $1 WHERE id = $2', [MARK, id]);
      return id;
    },
    async openLog(withBreak = false) {
      await forgetToday(sql);
      const id = await arrange.log(employeeId, '2026-03-10 09:00:00');
      if (withBreak) await arrange.break(employeeId, id, '2026-03-10 10:00:00');
      await sql.run('UPDATE breaks SET reason = $1', [MARK]);
      return id;
    },
    async leave(status = 'Pending') {
      const { future } = freeDay();
      return sql.insert(
        `leaves (employee_id, type, start_date, end_date, status, applied_on, reason)
         VALUES ($1, 'Annual', $2, $2, $3, '2026-03-01', $4)`,
        [employeeId, future, status, MARK],
      );
    },
    async correction() {
      const { past: date } = freeDay();
      return sql.insert(
        `corrections (employee_id, punch_in, punch_out, zone, work_date, reason, requested_at)
         VALUES ($1, $2, $3, 'UTC-06:00', $4, $5, '2026-03-09T12:00-06')`,
        [employeeId, `${date} 09:00-06`, `${date} 17:00-06`, date, MARK],
      );
    },
  };
}

function papersOf(
  employeeId: number,
  api: TestApi,
  adminToken: string,
): Pick<Scene, 'document' | 'file'> {
  async function file() {
    const form = new FormData();
    form.set('file', new File([Buffer.from('%PDF-1.4\n%%EOF')], 'x.pdf'));
    return (await api.form('/admin/s3/upload', form, adminToken)).body.data as string;
  }
  return {
    file,
    async document() {
      const body = { type: MARK, url: await file() };
      return (await api.send('POST', `/admin/document/${employeeId}`, adminToken, body)).body.data
        .id;
    },
  };
}

/** What the employee is told, and where they are signed in. */
function messagesTo(
  employeeId: number,
  { run, insert }: Sql,
): Pick<Scene, 'notification' | 'announcement' | 'session'> {
  return {
    notification: () =>
      insert(
        `notifications (employee_id, kind, text, created_at, visible_from)
         VALUES ($1, 'leave.requested', $2, '2026-03-09T12:00-06', '2026-03-09T12:00-06')`,
        [employeeId, MARK],
      ),
    announcement: () =>
      insert(
        `announcements (title, text, created_at, updated_at)
         VALUES ('Title', 'Text', '2026-03-09T12:00-06', '2026-03-09T12:00-06')`,
      ),
    async session() {
      const id = randomUUID();
      await run(
        `INSERT INTO sessions (id, employee_id, created_at, expires_at, user_agent)
         VALUES ($1, $2, '2026-03-10T12:00-06', '2026-03-10T18:00-06', $3)`,
        [id, employeeId, MARK],
      );
      return id;
    },
  };
}

/** The same claims, written otherwise: the signature no longer fits. */
function rewritten(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = Buffer.from(`${Buffer.from(payload, 'base64url')} `).toString('base64url');
  return [header, claims, signature].join('.');
}
