import {
  type BulkActionName,
  type BulkRowBody,
  type BulkValues,
  previewBulkAction,
  requestCorrections,
  requestLeave,
  runBulkAction,
  undoBulkAction,
} from '@rollcall/shared/contract';
import type { TestApi } from './test-api.ts';

/** What the tests of bulk actions do most. A call reaches as many rows as its time allows, so they repeat it. */
export function bulkCalls(api: () => TestApi, token: () => string) {
  const send =
    (call: typeof previewBulkAction | typeof runBulkAction) =>
    (action: BulkActionName, ids: number[], values: BulkValues = {}) =>
      untilAll(ids.toSorted(ascending), async (part) => {
        const body = { action, ids: part, values };
        return (await api().call(call, { body, token: token() })).body.data;
      });
  return {
    preview: send(previewBulkAction),
    run: send(runBulkAction),
    /** Undoes what can be undone of these rows. */
    undo(action: BulkActionName, done: readonly BulkRowBody[]) {
      const rows = done.flatMap(({ id, undo }) => (undo === null ? [] : [{ id, undo }]));
      return untilAll(rows, async (part) => {
        const body = { action, rows: part };
        return (await api().call(undoBulkAction, { body, token: token() })).body.data;
      });
    },
  };
}

const ascending = (a: number, b: number) => a - b;

async function untilAll<T>(
  all: readonly T[],
  send: (part: T[]) => Promise<BulkRowBody[]>,
): Promise<BulkRowBody[]> {
  const rows: BulkRowBody[] = [];
  while (rows.length < all.length) rows.push(...(await send(all.slice(rows.length))));
  return rows;
}

/** A leave that an employee requests for April. */
export async function aLeaveOf(api: TestApi, employee: { token: string }, day = '2026-04-01') {
  const body = { type: 'Annual', startDate: day, endDate: day };
  return (await api.call(requestLeave, { body, token: employee.token })).body.data.id;
}

/** A correction of a log of an employee on a day of March. */
export async function aCorrectionOf(
  api: TestApi,
  employee: { id: number; token: string },
  day = '2026-03-03',
) {
  const timeLogId = await api.fixtures.log(employee.id, `${day} 09:00:00`, `${day} 17:00:00`);
  const row = { timeLogId, punchIn: `${day} 08:30:00`, punchOut: `${day} 17:00:00` };
  const body = { rows: [row], reason: 'Badge was lost' };
  const { data } = (await api.call(requestCorrections, { body, token: employee.token })).body;
  return { id: data[0]?.id as number, timeLogId };
}
