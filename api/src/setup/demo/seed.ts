import { type CompanyZone, DAY_MS, normaliseEmail } from '@rollcall/shared/domain';
import type { ClientBase } from 'pg';
import { buildJobText, buildSearchText } from '../../employees/search-text.ts';
import { insertApprovedCorrections } from './approved-corrections.ts';
import { createCompany } from './company.ts';
import type { DemoEmployee } from './employees.ts';
import { createCorrections, createEvents, createNotifications } from './events-and-corrections.ts';
import { insertRows } from './insert-rows.ts';
import { createAnnouncements, createEmployeeNotifications } from './notices.ts';
import { insertPlans, startPlans } from './plans.ts';

/** Fields of a {@link DemoEmployee} that only control the generator and are not columns. */
const NOT_STORED = new Set(['pattern', 'worksWeekends', 'worksOnHolidays', 'punches']);

/**
 * Inserts the demo company into a database; needs a transaction.
 * @param employees number of employees to create.
 * @param passwordHash of all of them; null if none of them may sign in.
 */
export async function seedDemoCompany(
  client: ClientBase,
  options: { employees: number; now: number; zone: CompanyZone; passwordHash: string | null },
): Promise<void> {
  const { now, zone, passwordHash } = options;
  const ids = await takeIds(client, 'employees', options.employees);
  const company = createCompany(ids, now, zone);
  const logIds = await takeIds(client, 'time_logs', company.logs.length);
  await insertRows(
    client,
    'employees',
    company.employees.map((employee) => ({
      ...toRow(employee),
      password_hash: passwordHash,
      created_at: new Date(Math.min(now, Date.parse(`${employee.joiningDate}T15:00:00Z`))),
    })),
  );
  await insertPlans(client, company.employees, company.holidays);
  await startPlans(client, company.logs.map(({ workDate }) => workDate).toSorted()[0]);
  const { rows: administrators } = await client.query<{ id: number }>(
    `SELECT id FROM employees WHERE role = 'ADMIN' AND is_active ORDER BY id`,
  );
  const adminIds = administrators.map((row) => row.id);
  const decidedBy = adminIds[0];
  await insertRows(
    client,
    'leaves',
    company.leaves.map((leave) => snakeCased({ ...leave, ...decisionOf(leave, now, decidedBy) })),
  );
  await client.query('UPDATE company SET hides_getting_started = true');
  await insertRows(client, 'time_logs', logRows(company, logIds, zone));
  await insertRows(client, 'breaks', breakRows(company, logIds));
  await insertRows(client, 'events', createEvents(company, { now, zone }));
  await insertRows(
    client,
    'corrections',
    createCorrections(company, logIds, { now, zone, decidedBy }),
  );
  await insertApprovedCorrections(client, company, logIds, { now, zone, decidedBy });
  await insertRows(client, 'notifications', [
    ...createNotifications(company, adminIds, now),
    ...createEmployeeNotifications(company, logIds, now),
  ]);
  await insertRows(client, 'announcements', createAnnouncements(now, zone, decidedBy));
}

type Company = ReturnType<typeof createCompany>;

function logRows({ logs }: Company, ids: readonly number[], zone: CompanyZone) {
  return logs.map((log, index) => ({
    id: ids[index],
    employee_id: log.employeeId,
    punch_in: new Date(log.punchIn),
    punch_out: log.punchOut === null ? null : new Date(log.punchOut),
    state: log.state,
    work_date: log.workDate,
    zone,
  }));
}

function breakRows({ breaks, logs }: Company, logIds: readonly number[]) {
  return breaks.map((item) => ({
    employee_id: logs[item.log]?.employeeId,
    time_log_id: logIds[item.log],
    work_date: logs[item.log]?.workDate,
    started_at: new Date(item.start),
    ended_at: item.end === null ? null : new Date(item.end),
    reason: item.reason,
  }));
}

/** The decision of a decided leave: made the day after the application, or now if that is in the future. */
function decisionOf(
  { status, appliedOn }: { readonly status: string; readonly appliedOn: string },
  now: number,
  decidedBy: number | undefined,
) {
  const isDecided = status !== 'Pending' && decidedBy !== undefined;
  const nextDay = Date.parse(`${appliedOn}T18:00:00Z`) + DAY_MS;
  return {
    decidedBy: isDecided ? decidedBy : null,
    decidedAt: isDecided ? new Date(Math.min(now, nextDay)) : null,
    decisionReason: isDecided && status === 'Rejected' ? 'Too many are away in those days' : null,
  };
}

function toRow(employee: DemoEmployee) {
  const stored = Object.fromEntries(
    Object.entries(employee).filter(([key]) => !NOT_STORED.has(key)),
  );
  const emailVerifiedAt =
    employee.isActive === null && employee.id % 2 === 0 ? null : employee.joiningDate;
  return snakeCased({
    ...stored,
    emailVerifiedAt,
    emailKey: normaliseEmail(employee.email),
    isDemo: true,
    searchText: buildSearchText(employee),
    jobText: buildJobText(employee),
  });
}

function snakeCased(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}

/** Takes ids from a table's sequence, so that later rows continue after them. */
async function takeIds(client: ClientBase, table: string, count: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT nextval(pg_get_serial_sequence($1, 'id'))::int AS id FROM generate_series(1, $2)`,
    [table, count],
  );
  return rows.map((row) => row.id);
}
