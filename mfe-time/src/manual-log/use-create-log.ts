import { createTimeLog, type ManualTimeLog, makeIdempotencyKeys } from '@rollcall/shared/calls';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

/** Saves a manual log; `onSaved` is called after it is saved. */
export function useCreateLog(onSaved: () => void) {
  const client = useQueryClient();
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (log: ManualTimeLog) => createTimeLog(log, keyOf(log)),
    onSuccess() {
      onSaved();
      return Promise.all(
        ['time-logs', 'attendance', 'own-time', 'employee-time'].map((key) =>
          client.invalidateQueries({ queryKey: [key] }),
        ),
      );
    },
    meta: { outcome: { toastFailure: true, success: { text: TEXTS.saved, tone: 'success' } } },
  });
  const fields = error instanceof ApiError ? error.fields : [];
  return {
    save: mutate,
    isSaving: isPending,
    /** The server's errors by field. */
    refusalOf: (name: string) => fields.find(({ field }) => field === name)?.message,
    forgetRefusal: reset,
  };
}
