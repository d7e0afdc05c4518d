import type { Column, SQL } from 'drizzle-orm';
import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { sql } from '../../core/db/drizzle.ts';
import { jsonRows } from '../../core/db/json-rows.ts';
import { company } from '../../core/db/tables/company.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { notifications } from '../../core/db/tables/notifications.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { unreadReleaseFailures } from '../notifications/release-failures.ts';
import { MISSING_OUT_LOGS } from './missing-outs.ts';

/** How many of each kind are shown. */
const SHOWN = 3;

const PERSON = {
  employeeId: employees.id,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
};

const CORRECTION = {
  id: corrections.id,
  requestedAt: corrections.requestedAt,
  workDate: corrections.workDate,
  punchIn: corrections.punchIn,
  punchOut: corrections.punchOut,
  zone: corrections.zone,
  reason: corrections.reason,
};

const LEAVE = {
  id: leaves.id,
  appliedOn: leaves.appliedOn,
  type: leaves.type,
  startDate: leaves.startDate,
  endDate: leaves.endDate,
  reason: leaves.reason,
};

const MISSING_OUT = {
  id: timeLogs.id,
  workDate: timeLogs.workDate,
  punchIn: timeLogs.punchIn,
  zone: timeLogs.zone,
};

const FAILED_RELEASE = {
  id: notifications.id,
  text: notifications.text,
  link: notifications.link,
  createdAt: notifications.createdAt,
};

/** What waits of a kind, and what of it has waited longest. */
interface Kind {
  readonly rows: SQL;
  readonly order: SQL;
}

// An index finds what waits, so that the rest is not read.
const REGISTRATIONS: Kind = {
  rows: sql`FROM ${employees} WHERE ${employees.isActive} IS NULL`,
  order: sql`ORDER BY ${employees.createdAt}, ${employees.id}`,
};
const CORRECTIONS: Kind = {
  rows: sql`FROM ${corrections} WHERE ${corrections.status} = 'Pending'`,
  order: sql`ORDER BY ${corrections.id}`,
};
const LEAVES: Kind = {
  rows: sql`FROM ${leaves} WHERE ${leaves.status} = 'Pending'`,
  order: sql`ORDER BY ${leaves.appliedOn}, ${leaves.id}`,
};
const MISSING_OUTS: Kind = {
  rows: MISSING_OUT_LOGS,
  order: sql`ORDER BY ${timeLogs.workDate}, ${timeLogs.id}`,
};

const counted = (rows: SQL) => sql`(SELECT count(*) ${rows})`.mapWith(Number);

const COUNTS = {
  registrations: counted(REGISTRATIONS.rows),
  corrections: counted(CORRECTIONS.rows),
  leaves: counted(LEAVES.rows),
  missingOuts: counted(MISSING_OUTS.rows),
};

/** Missing punch-outs wait on these work dates, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** What waits for an administrator (design §10, Counts). */
export async function findWaitingCounts(db: Db, days: Days) {
  const [found] = await findCounts(db, { ...days });
  if (!found) throw new Error('there is one company');
  return found;
}

/** The counts, and of each kind what has waited longest, in one statement. */
export async function findWaiting(db: Db, days: Days & { readonly callerId: number }) {
  const [found] = await findAll(db, { ...days });
  if (!found) throw new Error('there is one company');
  return found;
}

const findAll = builtOnce((db) => {
  const unread = unreadReleaseFailures(sql`${sql.placeholder('callerId')}`);
  return db
    .select({
      counts: COUNTS,
      oldest: {
        registrations: jsonRows(
          { ...PERSON, createdAt: employees.createdAt },
          sql`FROM ${employees} WHERE ${isOldest(employees.id, REGISTRATIONS)}`,
          REGISTRATIONS.order,
        ),
        corrections: jsonRows(
          { ...PERSON, ...CORRECTION },
          sql`FROM ${withPerson(corrections)} WHERE ${isOldest(corrections.id, CORRECTIONS)}`,
          CORRECTIONS.order,
        ),
        leaves: jsonRows(
          { ...PERSON, ...LEAVE },
          sql`FROM ${withPerson(leaves)} WHERE ${isOldest(leaves.id, LEAVES)}`,
          LEAVES.order,
        ),
        missingOuts: jsonRows(
          { ...PERSON, ...MISSING_OUT },
          sql`FROM ${withPerson(timeLogs)} WHERE ${isOldest(timeLogs.id, MISSING_OUTS)}`,
          MISSING_OUTS.order,
        ),
      },
      releaseFailures: counted(unread.rows),
      failedReleases: jsonRows(
        FAILED_RELEASE,
        sql`FROM ${notifications} WHERE ${isOldest(notifications.id, unread)}`,
        unread.order,
      ),
      hidesGettingStarted: company.hidesGettingStarted,
    })
    .from(company);
});

const findCounts = builtOnce((db) => db.select(COUNTS).from(company));

const isOldest = (id: Column, { rows, order }: Kind) =>
  sql`${id} IN (SELECT ${id} ${rows} ${order} LIMIT ${SHOWN})`;

const withPerson = (table: typeof corrections | typeof leaves | typeof timeLogs) =>
  sql`${table} JOIN ${employees} ON ${employees.id} = ${table.employeeId}`;
