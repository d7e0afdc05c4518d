import {
  deleteTimeLogMutation,
  type LogVersion,
  makeIdempotencyKeys,
  restoreTimeLogMutation,
  timeLogOf,
  updateTimeLogMutation,
} from '@rollcall/shared/calls';
import type { TimeLogEdit } from '@rollcall/shared/contract';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Why a change was refused. */
export interface Failure {
  readonly message: string;
  /** The log in the way, or the current version. */
  readonly timeLogId: number | undefined;
  /** The log was changed meanwhile. */
  readonly isStale: boolean;
}

type Target = Pick<LogVersion, 'id' | 'version'>;

/** Changes, deletes or restores a log; afterwards `onDone` is called with the id of the log, null when it is deleted. */
export function useRepair(onDone: (newId: number | null) => void) {
  const [keyOf] = useState(makeIdempotencyKeys);
  const update = useMutation(updateTimeLogMutation(keyOf));
  const remove = useMutation(deleteTimeLogMutation(keyOf));
  const restoration = useMutation(restoreTimeLogMutation());
  const mutations = [update, remove, restoration];
  const error = remove.error ?? update.error ?? restoration.error;
  const refused = update.error instanceof ApiError ? update.error.fields : [];
  /** Forgets earlier failures. */
  const reset = () => {
    for (const mutation of mutations) mutation.reset();
  };
  return {
    /** @param target the version from which the form started */
    async save(target: Target, body: TimeLogEdit): Promise<void> {
      reset();
      // Resolved once the list has been refetched, so that the focus can return to the row.
      const log = await update.mutateAsync({ ...named(target), ...body });
      onDone(log.id);
    },
    async deleteLog(target: Target, reason: string): Promise<void> {
      reset();
      await remove.mutateAsync({ ...named(target), reason });
      onDone(null);
    },
    async restore({ id }: Target): Promise<void> {
      reset();
      const log = await restoration.mutateAsync(id);
      onDone(log.id);
    },
    isBusy: mutations.some(({ isPending }) => isPending),
    failure: error ? failureOf(error) : undefined,
    refused,
  };
}

const named = ({ id, version }: Target) => ({ id, version });

const failureOf = (error: Error): Failure => ({
  message: error.message,
  timeLogId: timeLogOf(error),
  isStale: isStale(error),
});

/** Whether a change was refused because the log has changed meanwhile. */
export const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'stale';
