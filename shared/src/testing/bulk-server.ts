import {
  type BulkRowBody,
  previewBulkAction,
  runBulkAction,
  selectBulkRows,
  undoBulkAction,
} from '../contract/index.ts';
import { aResponse } from './builders.ts';
import { serveContract } from './contract-server.ts';

/** How many rows the server reaches in one call. */
export const ROWS_REACHED = 4;

/** A contract server for bulk actions of these rows, `Person 1` and so on: it does what is asked, except what was refused. */
export function serveBulkActions(ids: readonly number[]) {
  const server = serveContract();
  let refused: Readonly<Record<number, string>>;
  const answer = (wanted: readonly number[], undo: string | null) =>
    aResponse(
      wanted.slice(0, ROWS_REACHED).map((id): BulkRowBody => {
        const problem = refused[id] ?? null;
        const isChanged = problem === null;
        const row = { id, name: `Person ${id}`, detail: `EMP-${id}`, isChanged, problem };
        return { ...row, note: null, undo: isChanged ? undo : null };
      }),
    );
  beforeEach(() => {
    refused = {};
    server.respond(selectBulkRows, () => aResponse({ ids: [...ids] }));
    server.respond(previewBulkAction, ({ body }) => answer(body.ids, null));
    server.respond(runBulkAction, ({ body: { ids: wanted, action } }) =>
      answer(wanted, action === 'employees.invite' ? null : `"${action}"`),
    );
    server.respond(undoBulkAction, ({ body }) =>
      answer(
        body.rows.map(({ id }) => id),
        null,
      ),
    );
  });
  return {
    server,
    answer,
    /** Refuses rows from now on, each with a sentence. */
    refuse(problems: Readonly<Record<number, string>>) {
      refused = problems;
    },
  };
}
