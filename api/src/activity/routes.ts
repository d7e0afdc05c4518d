import { listActivity } from '@rollcall/shared/contract';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { presentEvent } from './present.ts';
import { type EventRow, findEvents } from './queries.ts';

/** As many as a card shows at once. */
const SHOWN = 20;

/** `GET /admin/activity` (capability `activity`, design §8, §9). */
export function addActivityRoutes(addCall: AddCall, { db, zone }: Context): void {
  addCall(listActivity, async ({ query }) => {
    const rows = await findEvents(db, query, SHOWN);
    return {
      status: true,
      message: 'Activity',
      data: rows.map((row) => presentEvent(row, zone)),
      cursor: cursorOf(rows[0]) ?? query.after ?? null,
      older: rows.length === SHOWN ? cursorOf(rows.at(-1)) : null,
    };
  });
}

function cursorOf(row: EventRow | undefined): string | null {
  return row ? `${row.xid}.${row.id}` : null;
}
