import {
  announceBulkAction,
  BulkIncompleteError,
  type BulkRequest,
  type BulkRow,
  makeIdempotencyKeys,
  runBulkActionMutation,
} from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BulkActionName } from '../contract/index.ts';
import { ACTIONS } from './texts.ts';

/** Why a run was stopped: its dialog is not there any more. */
const GONE = 'gone';

/** What became of the rows, when not all of them were changed. */
export interface Result {
  readonly request: BulkRequest;
  /** The rows that were reached, from the lowest id on. */
  readonly rows: readonly BulkRow[];
  /** Why it ended; empty when the user has stopped it, and when rows were refused. */
  readonly message: string;
}

/**
 * Runs an action. Once all rows are changed, a toast says so and `onDone` is called; otherwise there is a result, from which it can go
 * on. If its dialog has gone or the session has ended meanwhile, it stops, and a toast says how far it came.
 */
export function useBulkRun(action: BulkActionName, onDone: () => void) {
  const [keyOf] = useState(makeIdempotencyKeys);
  const [reached, setReached] = useState(0);
  const [result, setResult] = useState<Result>();
  const [controller, setController] = useState<AbortController>();
  // What runs stops when its dialog goes, for example with Back.
  useEffect(() => () => controller?.abort(GONE), [controller]);
  const announce = (rows: readonly BulkRow[], isWhole: boolean) => {
    const { done, stopped } = ACTIONS[action];
    const changed = rows.filter(({ isChanged }) => isChanged).length;
    const text = isWhole ? done(changed) : stopped(changed);
    announceBulkAction({ text, tone: isWhole ? 'success' : 'warning' }, action, rows);
  };
  const { mutate, isPending, variables } = useMutation({
    ...runBulkActionMutation(keyOf),
    onSuccess(rows, { signal }) {
      announce(rows, true);
      if (signal.reason !== GONE) onDone();
    },
    onError(error, { signal, onRows: _onRows, before, ...request }) {
      const isKnown = error instanceof BulkIncompleteError;
      const rows = isKnown ? error.rows : before;
      const isUnseen = signal.reason === GONE || (isKnown && error.isSessionOver);
      if (isUnseen) announce(rows, false);
      else setResult({ request, rows, message: error.message });
    },
  });
  useQuestionBeforeUnload(isPending);
  return {
    run(request: BulkRequest, before: readonly BulkRow[] = []): void {
      const started = new AbortController();
      setController(started);
      setReached(before.length);
      setResult(undefined);
      mutate({ ...request, before, signal: started.signal, onRows: setReached });
    },
    stop: () => controller?.abort(),
    /** While it runs: how many rows have been reached, and how many there are. */
    progress: isPending && !result ? { reached, total: variables.ids.length } : undefined,
    result,
  };
}

/** Asks before the page is closed or loaded again while an action runs. */
function useQuestionBeforeUnload(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
