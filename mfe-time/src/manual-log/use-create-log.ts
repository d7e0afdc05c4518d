import { createTimeLog, type ManualTimeLog, makeIdempotencyKeys } from '@rollcall/shared/calls';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { TEXTS } from './texts.ts';

/** Saves a manual log; `onSaved` is called after it is saved. */
export function useCreateLog(onSaved: () => void) {
  const client = useQueryClient();
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutateAsync, isPending, error } = useMutation({
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
  const refused = useMemo(() => {
    const fields = error instanceof ApiError ? error.fields : [];
    // An instant has no field of its own.
    return fields.map(({ field, message }) => ({ field: field.replace(/At$/, ''), message }));
  }, [error]);
  return { save: mutateAsync, isSaving: isPending, refused };
}
