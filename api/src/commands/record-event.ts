import type { EventKind } from '@rollcall/shared/contract';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../core/db/connection.ts';
import { deleteSlice } from '../core/db/delete-slice.ts';
import { and, eq, lt, sql } from '../core/db/drizzle.ts';
import { events } from '../core/db/tables/events.ts';
import type { Command } from './command.ts';

/**
 * Records an event in the transaction of the change that causes it; without a caller the server did it.
 * @param happenedAt epoch milliseconds; the time of the change when absent.
 */
export async function recordEvent(
  {
    tx,
    now,
    caller,
    events: kept,
  }: Pick<Command<Caller | null>, 'tx' | 'now' | 'caller' | 'events'>,
  event: {
    readonly kind: EventKind;
    readonly employeeId: number;
    readonly happenedAt?: number;
    readonly details?: Record<string, unknown>;
  },
): Promise<void> {
  const { kind, employeeId, happenedAt = now, details = {} } = event;
  const actorId = caller?.id ?? null;
  const row = { kind, employeeId, actorId, happenedAt: new Date(happenedAt), details };
  if (kept) kept.push(row);
  else await tx.insert(events).values(row);
}

/** Deletes the event of a decision that is undone before anyone is notified of it (decision 050). */
export async function withdrawEvent(
  { tx }: Pick<Command, 'tx'>,
  {
    kind,
    employeeId,
    details,
  }: Pick<typeof events.$inferSelect, 'employeeId' | 'details'> & {
    readonly kind: EventKind;
  },
): Promise<void> {
  const isOfDecision = sql`${events.details} @> ${JSON.stringify(details)}::jsonb`;
  await tx
    .delete(events)
    .where(and(eq(events.employeeId, employeeId), eq(events.kind, kind), isOfDecision));
}

/** Deletes events before a time. */
export function purgeEvents(db: Db, before: Date): Promise<boolean> {
  return deleteSlice(db, events, lt(events.happenedAt, before));
}
