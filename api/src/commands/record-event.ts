import type { EventKind } from '@rollcall/shared/contract';
import { lt } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { events } from '../core/db/tables/events.ts';
import type { Change } from './change.ts';

/**
 * Records what happened, in the transaction in which it happens.
 * @param happenedAt epoch milliseconds; the moment of the change when absent.
 */
export async function recordEvent(
  { tx, now, caller }: Change,
  event: {
    readonly kind: EventKind;
    readonly employeeId: number;
    readonly happenedAt?: number;
    readonly details?: Record<string, unknown>;
  },
): Promise<void> {
  const { kind, employeeId, happenedAt = now, details = {} } = event;
  await tx.insert(events).values({
    kind,
    employeeId,
    actorId: caller.id,
    happenedAt: new Date(happenedAt),
    details,
  });
}

/** Forgets what happened before a time. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.delete(events).where(lt(events.happenedAt, before));
}
