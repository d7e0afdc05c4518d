import {
  deleteTimeLogMutation,
  makeIdempotencyKeys,
  timeLogOf,
  updateTimeLogMutation,
} from '@rollcall/shared/calls';
import type { TimeLogEdit } from '@rollcall/shared/contract';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

/** Why a change was refused. */
export interface Failure {
  readonly message: string;
  /** The log in the way, or the current version. */
  readonly timeLogId: number | undefined;
}

/** Changes or deletes a log; afterwards `onDone` is called with the id of the log, null when it is deleted. */
export function useRepair(id: number, onDone: (newId: number | null) => void) {
  const [keyOf] = useState(makeIdempotencyKeys);
  const update = useMutation(updateTimeLogMutation(keyOf));
  const remove = useMutation(deleteTimeLogMutation(keyOf));
  const error = remove.error ?? update.error;
  const failure: Failure | undefined = error
    ? { message: error.message, timeLogId: timeLogOf(error) }
    : undefined;
  const refused = useMemo(() => {
    const fields = update.error instanceof ApiError ? update.error.fields : [];
    // An instant has no field of its own.
    return fields.map(({ field, message }) => ({ field: field.replace(/At$/, ''), message }));
  }, [update.error]);
  return {
    async save(body: TimeLogEdit): Promise<void> {
      remove.reset();
      // Resolved once the list has been refetched, so that the focus can return to the row.
      const log = await update.mutateAsync({ id, ...body });
      onDone(log.id);
    },
    async deleteLog(reason: string): Promise<void> {
      await remove.mutateAsync({ id, reason });
      onDone(null);
    },
    isBusy: update.isPending || remove.isPending,
    failure,
    refused,
  };
}
