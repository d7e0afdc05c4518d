import type { ActivityItemBody } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import { presentEvent } from './present.ts';
import { type Cursor, type EventRow, findEvents } from './queries.ts';

/** Events per page, as many as the card shows at once. */
const PAGE_ITEMS = 20;

interface Activity {
  readonly items: ActivityItemBody[];
  /** Cursor for requesting newer events. */
  readonly cursor: Cursor | null;
  /** Cursor of the next older page; null at the end. */
  readonly older: Cursor | null;
}

/** Events, newest first: the latest ones, or those after or before a cursor. */
export async function listEvents(
  { db, zone }: Context,
  cursors: { after?: Cursor | undefined; before?: Cursor | undefined },
): Promise<Activity> {
  const rows = await findEvents(db, cursors, PAGE_ITEMS);
  return {
    items: rows.map((row) => presentEvent(row, zone)),
    cursor: cursorOf(rows[0]) ?? cursors.after ?? null,
    older: rows.length === PAGE_ITEMS ? cursorOf(rows.at(-1)) : null,
  };
}

function cursorOf(row: EventRow | undefined): Cursor | null {
  return row ? `${row.xid}.${row.id}` : null;
}
