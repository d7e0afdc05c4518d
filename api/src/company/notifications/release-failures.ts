import type { SQL } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { and, eq, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { notifications } from '../../core/db/tables/notifications.ts';
import { runTransaction } from '../../core/db/transaction.ts';

/** Kind of the notification of a release that fails in browsers. */
const RELEASE_FAILED = 'release-failed';

/** A release that fails in browsers. */
export interface ReleaseFailure {
  /** Notifications with a key that exists already are not written again, whichever server asks. */
  readonly key: string;
  readonly text: string;
  /** Path of the page that shows the releases of its module. */
  readonly link: string;
}

/** Notifies every active administrator of a release that fails, once per key. */
export async function notifyOfReleaseFailure(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { key, text, link }: ReleaseFailure,
): Promise<void> {
  await runTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
    const known = await tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.groupKey, key))
      .limit(1);
    if (known.length > 0) return;
    const administrators = await tx
      .select({ employeeId: employees.id })
      .from(employees)
      .where(and(eq(employees.role, 'ADMIN'), eq(employees.isActive, true)));
    if (administrators.length === 0) return;
    const at = new Date(clock());
    const values = { kind: RELEASE_FAILED, text, link, groupKey: key };
    const times = { createdAt: at, visibleFrom: at };
    await tx
      .insert(notifications)
      .values(administrators.map((one) => ({ ...one, ...values, ...times })));
  });
}

/** Notifications of failing releases that an administrator has not read about yet, the oldest first. */
export const unreadReleaseFailures = (employeeId: SQL) => ({
  rows: sql`FROM ${notifications} WHERE ${notifications.employeeId} = ${employeeId}
    AND ${notifications.kind} = ${RELEASE_FAILED} AND ${notifications.readAt} IS NULL`,
  order: sql`ORDER BY ${notifications.id}`,
});
