import type { EventKind } from '@rollcall/shared/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { events } from '../../core/db/tables/events.ts';

const actor = alias(employees, 'actor');

/** A place in the order of events: a transaction's number and an event's, as `12.34`. */
export type Cursor = string;

export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/**
 * Events, newest first, below the oldest transaction that still runs: what it will commit comes later in the
 * order and is never jumped over (design §9).
 */
export async function findEvents(
  db: Db,
  { after, before }: { after?: Cursor | undefined; before?: Cursor | undefined },
  limit: number,
) {
  const isSince = after !== undefined;
  const way = isSince ? asc : desc;
  const rows = await db
    .select({
      id: events.id,
      xid: sql<string>`${events.xid}::text`,
      kind: sql<EventKind>`${events.kind}`,
      happenedAt: events.happenedAt,
      employeeId: events.employeeId,
      actorId: events.actorId,
      details: events.details,
      person: {
        firstName: employees.firstName,
        middleName: employees.middleName,
        lastName: employees.lastName,
      },
      actor: {
        firstName: actor.firstName,
        middleName: actor.middleName,
        lastName: actor.lastName,
      },
    })
    .from(events)
    .innerJoin(employees, eq(employees.id, events.employeeId))
    .leftJoin(actor, eq(actor.id, events.actorId))
    .where(
      and(
        sql`${events.xid} < pg_snapshot_xmin(pg_current_snapshot())`,
        after === undefined ? undefined : sql`${place} > ${placeOf(after)}`,
        before === undefined ? undefined : sql`${place} < ${placeOf(before)}`,
      ),
    )
    .orderBy(way(events.xid), way(events.id))
    .limit(limit);
  return isSince ? rows.toReversed() : rows;
}

const place = sql`(${events.xid}, ${events.id})`;

function placeOf(cursor: Cursor): SQL {
  const [xid, id] = cursor.split('.');
  return sql`(${xid}::xid8, ${id}::bigint)`;
}
