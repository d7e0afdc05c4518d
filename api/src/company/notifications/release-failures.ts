import type { Context } from '../../core/context.ts';
import { and, eq, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { notifications } from '../../core/db/tables/notifications.ts';
import { runTransaction } from '../../core/db/transaction.ts';

/** A release that fails in browsers. */
interface ReleaseFailure {
  /** Notifications with a key that exists already are not written again, whichever server asks. */
  readonly key: string;
  readonly text: string;
}

/** Notifies every active administrator of a release that fails, once per key. */
export async function notifyOfReleaseFailure(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { key, text }: ReleaseFailure,
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
    const values = { kind: 'release-failed', text, groupKey: key, createdAt: at, visibleFrom: at };
    await tx.insert(notifications).values(administrators.map((one) => ({ ...one, ...values })));
  });
}
