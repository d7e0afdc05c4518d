import type { EventKind } from '@rollcall/shared/contract';
import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { alias, and, asc, desc, eq, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { events } from '../../core/db/tables/events.ts';

const actor = alias(employees, 'actor');

/** A position in the order of events: transaction id and event id, as `12.34`. */
export type Cursor = string;

export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/**
 * Events, newest first, only of transactions older than the oldest one still running: what that one commits
 * sorts after them, so that no cursor skips it (design §9).
 */
export async function findEvents(
  db: Db,
  { after, before }: { after?: Cursor | undefined; before?: Cursor | undefined },
  limit: number,
) {
  const isSince = after !== undefined;
  const direction = isSince ? asc : desc;
  const rows = await db
    .select({
      id: events.id,
      xid: sql<string>`${events.xid}::text`,
      kind: sql<EventKind>`${events.kind}`,
      happenedAt: events.happenedAt,
      employeeId: events.employeeId,
      actorId: events.actorId,
      details: events.details,
      employee: {
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
        after === undefined ? undefined : sql`${position} > ${positionOf(after)}`,
        before === undefined ? undefined : sql`${position} < ${positionOf(before)}`,
      ),
    )
    .orderBy(direction(events.xid), direction(events.id))
    .limit(limit);
  return isSince ? rows.toReversed() : rows;
}

const position = sql`(${events.xid}, ${events.id})`;

function positionOf(cursor: Cursor): SQL {
  const [xid, id] = cursor.split('.');
  return sql`(${xid}::xid8, ${id}::bigint)`;
}
