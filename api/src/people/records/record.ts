import { today } from '@rollcall/shared/domain';
import { canAdminister } from '../../access/administrators.ts';
import type { Command } from '../../commands/command.ts';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { builtOnce } from '../../core/db/built-once.ts';
import { type Db } from '../../core/db/connection.ts';
import { asc, eq, getTableColumns, sql } from '../../core/db/drizzle.ts';
import { jsonRows } from '../../core/db/json-rows.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { documents } from '../../core/db/tables/files.ts';
import { breaks } from '../../core/db/tables/time-logs.ts';
import { setEffectiveDate } from '../../employees/effective-date.ts';
import { isInvited } from '../../employees/is-invited.ts';

/** The record: all columns except sign-in data and those that only the server needs. */
const {
  passwordHash: _passwordHash,
  emailKey: _emailKey,
  emailVerifiedAt: _emailVerifiedAt,
  searchText: _searchText,
  jobText: _jobText,
  findText: _findText,
  inactiveSince: _inactiveSince,
  isDemo: _isDemo,
  dailyMail: _dailyMail,
  dailyMailOn: _dailyMailOn,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...STORED
} = getTableColumns(employees);

export const RECORD = { ...STORED, isInvited };

export type EmployeeRecord = NonNullable<Awaited<ReturnType<typeof findEmployee>>>;

type Columns = Partial<typeof employees.$inferInsert>;

/** Finds the record of an employee, without sign-in data. */
async function findEmployee(db: Db, id: number) {
  const [found] = await db.select(RECORD).from(employees).where(eq(employees.id, id));
  return found;
}

/** The same, whether the employee is on a break, and their documents, oldest first. */
export async function findWithDocuments(db: Db, id: number) {
  return (await findPeople(db, { id }))[0];
}

const findPeople = builtOnce((db) => {
  const openBreak = sql`FROM ${breaks}
    WHERE ${breaks.employeeId} = ${employees.id} AND ${breaks.endedAt} IS NULL AND NOT ${breaks.isSuperseded}`;
  return db
    .select({
      record: RECORD,
      isOnBreak: sql<boolean>`EXISTS (SELECT 1 ${openBreak})`,
      documents: jsonRows(
        getTableColumns(documents),
        sql`FROM ${documents} WHERE ${documents.employeeId} = ${employees.id}`,
        sql`ORDER BY ${documents.id}`,
      ),
    })
    .from(employees)
    .where(eq(employees.id, sql.placeholder('id')));
});

/**
 * The same record, locked until the transaction ends.
 * @throws ApiError `not_found`.
 */
export async function lockRecord(
  command: Pick<Command, 'tx'>,
  id: number,
): Promise<EmployeeRecord> {
  await lockEmployee(command, id);
  return (await findEmployee(command.tx, id)) as EmployeeRecord;
}

/**
 * Saves changes of an employee. The database writes them into the employee's history, too (`001-baseline.sql`).
 * @param from the date from which department, designation, employment type and shift times count; today by default.
 */
export async function saveEmployee(
  { tx, now, zone }: Pick<Command, 'tx' | 'now' | 'zone'>,
  id: number,
  changed: Columns,
  from: string = today(now, zone),
) {
  await setEffectiveDate(tx, from);
  const [saved] = await tx
    .update(employees)
    .set({ ...changed, version: sql`${employees.version} + 1`, updatedAt: new Date(now) })
    .where(eq(employees.id, id))
    .returning(RECORD);
  return saved as EmployeeRecord;
}

/**
 * Sets the key by which an account's email address is found. Call it after saving the address: the database then
 * derives a key that is correct only for ASCII.
 */
export async function saveEmailKey(tx: Db, id: number, emailKey: string): Promise<void> {
  await tx.update(employees).set({ emailKey }).where(eq(employees.id, id));
}

export async function savePhoto(tx: Db, id: number, avatarUrl: string): Promise<EmployeeRecord> {
  const [saved] = await tx
    .update(employees)
    .set({ avatarUrl })
    .where(eq(employees.id, id))
    .returning(RECORD);
  return saved as EmployeeRecord;
}

/**
 * Counts the other administrators who can sign in. All of them stay locked until the transaction ends, in a
 * fixed order, so that two who remove each other concurrently cannot both succeed. The lock allows foreign keys
 * to their rows: an audit entry that waited for it could deadlock.
 */
export async function lockOtherAdministrators(tx: Db, id: number): Promise<number> {
  const found = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(canAdminister())
    .orderBy(asc(employees.id))
    .for('no key update');
  return found.filter((row) => row.id !== id).length;
}

export async function removeEmployee(tx: Db, id: number): Promise<void> {
  await tx.delete(employees).where(eq(employees.id, id));
}
