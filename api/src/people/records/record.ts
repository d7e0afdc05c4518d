import { and, asc, eq, exists, getTableColumns, isNull, sql } from 'drizzle-orm';
import { canAdminister } from '../../access/administrators.ts';
import { type Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { breaks } from '../../core/db/tables/time-logs.ts';

/** All but how somebody signs in, and what only the server needs to know. */
const {
  passwordHash: _passwordHash,
  emailKey: _emailKey,
  emailVerifiedAt: _emailVerifiedAt,
  searchText: _searchText,
  isDemo: _isDemo,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...COLUMNS
} = getTableColumns(employees);

export type EmployeeRecord = NonNullable<Awaited<ReturnType<typeof findEmployee>>>;

type Columns = Partial<typeof employees.$inferInsert>;

/** Everything about an employee but how they sign in. */
export async function findEmployee(db: Db, id: number) {
  const [found] = await db.select(COLUMNS).from(employees).where(eq(employees.id, id));
  return found;
}

/** The same, kept from others until the transaction ends. */
export async function lockRecord(tx: Db, id: number): Promise<EmployeeRecord | undefined> {
  const [found] = await tx
    .select(COLUMNS)
    .from(employees)
    .where(eq(employees.id, id))
    .for('update');
  return found;
}

export async function isOnBreak(db: Db, id: number): Promise<boolean> {
  const open = db
    .select({ one: sql`1` })
    .from(breaks)
    .where(and(eq(breaks.employeeId, id), isNull(breaks.endedAt), eq(breaks.isSuperseded, false)));
  const [row] = await db
    .select({ isOnBreak: exists(open).mapWith(Boolean) })
    .from(employees)
    .where(eq(employees.id, id));
  return row?.isOnBreak ?? false;
}

export async function saveEmployee(tx: Db, id: number, changed: Columns, now: Date) {
  const [saved] = await tx
    .update(employees)
    .set({ ...changed, version: sql`${employees.version} + 1`, updatedAt: now })
    .where(eq(employees.id, id))
    .returning(COLUMNS);
  return saved as EmployeeRecord;
}

/**
 * Sets by which address an account is found; after the address itself, which has the database derive one
 * that is right for ASCII alone.
 */
export async function saveEmailKey(tx: Db, id: number, emailKey: string): Promise<void> {
  await tx.update(employees).set({ emailKey }).where(eq(employees.id, id));
}

export async function savePhoto(tx: Db, id: number, avatarUrl: string): Promise<EmployeeRecord> {
  const [saved] = await tx
    .update(employees)
    .set({ avatarUrl })
    .where(eq(employees.id, id))
    .returning(COLUMNS);
  return saved as EmployeeRecord;
}

/**
 * How many other administrators who can sign in remain. All of them stay locked until the transaction ends,
 * in one order, so that two who remove each other at once wait for one another instead of both succeeding. The lock
 * lets others refer to them: an audit entry of theirs that had to wait for it could end in a deadlock.
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
