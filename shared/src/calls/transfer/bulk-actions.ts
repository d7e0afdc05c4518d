import {
  ApiError,
  type BodyOf,
  type OutcomeMeta,
  queryClient,
  type RowOf,
} from '@rollcall/shared/transport';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { BULK_ROWS_PER_CALL, ENDPOINTS } from '../../contract/index.ts';
import type { IdempotencyKeys } from '../idempotency.ts';
import { requestOwn } from '../request.ts';
import { writeMutation } from '../write.ts';

/** What an action does with a row, has done, or would do. */
export interface BulkRow extends RowOf<'runBulkAction'> {}

/** What is to be done, and with which rows. */
export interface BulkRequest extends Pick<BodyOf<'runBulkAction'>, 'action' | 'ids' | 'values'> {
  /** The filter that selected the rows; the audit log names it. */
  readonly filter?: Readonly<Record<string, string>>;
}

/** The ids of all rows of a list that match. Failure: 'Failed to select the rows'. */
export const bulkIdsQuery = (body: BodyOf<'selectBulkRows'>) =>
  queryOptions({
    queryKey: ['bulk-ids', body],
    queryFn: async ({ signal }): Promise<readonly number[]> =>
      (await requestOwn(ENDPOINTS.selectBulkRows, 'selectBulkRows', { body, signal })).ids,
    // Rows may have been added or changed since.
    staleTime: 0,
    gcTime: 0,
  });

/** What an action would do with each row, one part after another; ids from the lowest to the highest. Failure: 'Failed to fetch the preview'. */
export const bulkPreviewQuery = ({ action, ids, values }: Omit<BulkRequest, 'filter'>) =>
  infiniteQueryOptions({
    queryKey: ['bulk-preview', action, ids, values],
    queryFn: ({ pageParam, signal }): Promise<readonly BulkRow[]> => {
      const part = ids.slice(pageParam, pageParam + BULK_ROWS_PER_CALL);
      const body = { action, ids: part, ...(values && { values }) };
      return requestOwn(ENDPOINTS.previewBulkAction, 'previewBulkAction', { body, signal });
    },
    initialPageParam: 0,
    // A response has the rows that the server has reached.
    getNextPageParam: ({ length }, _all, start) =>
      length > 0 && start + length < ids.length ? start + length : undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** An action in progress. */
export interface BulkRun extends BulkRequest {
  /** The rows that an earlier attempt has reached, from the lowest id on. */
  readonly before: readonly BulkRow[];
  readonly signal: AbortSignal;
  /** Called after each part with the number of rows that have been reached. */
  onRows(reached: number): void;
}

/** Not all rows were changed: some were refused or not reached, because the user has stopped or a call has failed. */
export class BulkIncompleteError extends Error {
  /** What became of the rows that were reached. */
  readonly rows: readonly BulkRow[];
  /** Whether the session has ended meanwhile. */
  readonly isSessionOver: boolean;

  constructor(rows: readonly BulkRow[], failure?: unknown) {
    super(failure instanceof Error ? failure.message : '');
    this.rows = rows;
    this.isSessionOver = failure instanceof ApiError && failure.status === 401;
  }
}

/**
 * Does something with rows, part by part. The dialog says what became of them.
 * @param keyOf idempotency keys of the dialog, so that a part whose response was lost is not done twice
 * @throws BulkIncompleteError with the message of a call that failed, else 'Failed to change the rows'.
 */
export const runBulkActionMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('runBulkAction', {
    mutationFn: async (run: BulkRun): Promise<readonly BulkRow[]> => {
      const { ids, filter, before, signal, onRows, ...rest } = run;
      const rows = [...before];
      const whole = { rows: ids.length, ...(filter && { filter }) };
      try {
        await inParts(ids, rows, signal, async (part) => {
          const body = { ...rest, ids: part, ...(rows.length === 0 && { whole }) };
          const options = { body, idempotencyKey: keyOf(body) };
          const done = await requestOwn(ENDPOINTS.runBulkAction, 'runBulkAction', options);
          onRows(rows.length + done.length);
          return done;
        });
      } catch (error) {
        throw new BulkIncompleteError(rows, error);
      }
      const isWhole = rows.length === ids.length && rows.every(({ problem }) => problem === null);
      if (!isWhole) throw new BulkIncompleteError(rows);
      return rows;
    },
    toastFailure: false,
    isPendingUntilRefetched: true,
  });

/** Shows a toast that says what was done, with Undo if something can be undone. */
export function announceBulkAction(
  { text, tone }: Pick<NonNullable<OutcomeMeta['success']>, 'text' | 'tone'>,
  action: BulkRequest['action'],
  rows: readonly BulkRow[],
): void {
  const canUndo = rows.some((row) => row.undo !== null);
  const undo = { label: 'Undo', run: () => void undoBulkAction(action, rows) };
  toast({ text, tone, ...(canUndo && { action: undo }) });
}

/** From how many rows on an undo takes so long that it says that it has begun. */
const LONG_UNDO = 10;

/** Undoes an action for those of its rows that can be undone; toasts say so, also why it failed. */
export async function undoBulkAction(
  action: BulkRequest['action'],
  rows: readonly BulkRow[],
): Promise<void> {
  const changed = rows.filter(({ isChanged }) => isChanged);
  if (changed.length >= LONG_UNDO) toast({ text: 'The change is being undone…', tone: 'info' });
  const mutation = queryClient.getMutationCache().build(queryClient, undoBulkActionMutation());
  await mutation.execute({ action, changed }).catch(() => {});
}

/** Shows a toast as a mutation does. */
function toast(success: NonNullable<OutcomeMeta['success']>): void {
  const options = { mutationFn: () => Promise.resolve(), meta: { outcome: { success } } };
  void queryClient.getMutationCache().build(queryClient, options).execute(undefined);
}

/** What was done, with the rows that it changed. */
interface Done extends Pick<BulkRequest, 'action'> {
  readonly changed: readonly BulkRow[];
}

/** Undoes an action. A failure is a toast: 'Failed to undo the change', or how many rows could not be undone, and why. */
const undoBulkActionMutation = () =>
  writeMutation('undoBulkAction', {
    mutationFn: async ({ action, changed }: Done): Promise<void> => {
      const rows = changed.flatMap(({ id, undo: text }) =>
        text === null ? [] : [{ id, undo: text }],
      );
      const undone: BulkRow[] = [];
      await inParts(rows, undone, undefined, (part) => {
        const whole = undone.length === 0 && { whole: { rows: rows.length } };
        const body = { action, rows: part, ...whole };
        return requestOwn(ENDPOINTS.undoBulkAction, 'undoBulkAction', { body });
      });
      const done = undone.filter(({ problem }) => problem === null).length;
      if (done < changed.length) throw new Error(notUndone(changed, undone, done));
    },
    success: { text: 'Change undone', tone: 'success' },
  });

function notUndone(changed: readonly BulkRow[], undone: readonly BulkRow[], done: number): string {
  const final = changed.find((row) => row.undo === null);
  const [refused] = undone.filter(({ problem }) => problem !== null);
  const [name, why] = refused ? [refused.name, refused.problem] : [final?.name, final?.note];
  return `${changed.length - done} of ${changed.length} not undone. ${name}: ${why}`;
}

/**
 * Sends what is left part by part, from the lowest id to the highest: a response has the rows that the server has reached, which are
 * added to `rows`.
 */
async function inParts<T>(
  all: readonly T[],
  rows: BulkRow[],
  signal: AbortSignal | undefined,
  send: (part: T[]) => Promise<readonly BulkRow[]>,
): Promise<void> {
  while (rows.length < all.length) {
    if (signal?.aborted) return;
    const reached = await send(all.slice(rows.length, rows.length + BULK_ROWS_PER_CALL));
    if (reached.length === 0) return;
    rows.push(...reached);
  }
}
