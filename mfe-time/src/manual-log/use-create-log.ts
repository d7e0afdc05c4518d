import { createTimeLogMutation, makeIdempotencyKeys, timeLogOf } from '@rollcall/shared/calls';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Saves a manual log; `onSaved` is called after it is saved. */
export function useCreateLog(onSaved: () => void) {
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutateAsync, isPending, error } = useMutation({
    ...createTimeLogMutation(keyOf),
    onSuccess: onSaved,
  });
  const refused = error instanceof ApiError ? error.fields : [];
  const timeLogId = timeLogOf(error);
  const overlap =
    error && timeLogId !== undefined ? { message: error.message, timeLogId } : undefined;
  return { save: mutateAsync, isSaving: isPending, refused, overlap };
}
