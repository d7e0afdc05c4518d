import type { ActivityItemBody } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import { presentEvent } from './present.ts';
import { type Cursor, type EventRow, findEvents } from './queries.ts';

/** As many as a card shows at once. */
const SHOWN = 20;

interface Activity {
  readonly items: ActivityItemBody[];
  /** Where to go on from when something new is asked for. */
  readonly cursor: Cursor | null;
  /** Where the list goes on; null at its end. */
  readonly older: Cursor | null;
}

/** What happened, newest first: lately, after a cursor, or before one. */
export async function listEvents(
  { db, zone }: Context,
  asked: { after?: Cursor | undefined; before?: Cursor | undefined },
): Promise<Activity> {
  const rows = await findEvents(db, asked, SHOWN);
  return {
    items: rows.map((row) => presentEvent(row, zone)),
    cursor: cursorOf(rows[0]) ?? asked.after ?? null,
    older: rows.length === SHOWN ? cursorOf(rows.at(-1)) : null,
  };
}

function cursorOf(row: EventRow | undefined): Cursor | null {
  return row ? `${row.xid}.${row.id}` : null;
}
