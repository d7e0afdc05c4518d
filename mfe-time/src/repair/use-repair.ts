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
  const update = useMutation({
    ...updateTimeLogMutation(keyOf),
    onSuccess: (log) => onDone(log.id),
  });
  const remove = useMutation({ ...deleteTimeLogMutation(keyOf), onSuccess: () => onDone(null) });
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
    save(body: TimeLogEdit): Promise<unknown> {
      remove.reset();
      return update.mutateAsync({ id, ...body });
    },
    deleteLog: (reason: string): Promise<unknown> => remove.mutateAsync({ id, reason }),
    isBusy: update.isPending || remove.isPending,
    failure,
    refused,
  };
}
