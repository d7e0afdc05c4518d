import { makeIdempotencyKeys, requestLeaveMutation } from '@rollcall/shared/calls';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestValues } from './request-values.ts';

/**
 * Sends the request. `refused` are the server's errors of fields, for example about an overlap; `refusal` is its message
 * when it names no field. Both are gone once something is edited and `forget` is called.
 */
export function useRequest(onSent: () => void) {
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutateAsync, isPending, error, reset } = useMutation({
    ...requestLeaveMutation(keyOf),
    onSuccess: onSent,
  });
  const send = ({ employeeId, type, startDate, endDate, reason }: RequestValues) => {
    const trimmed = reason.trim();
    return mutateAsync({
      employeeId,
      type,
      startDate,
      endDate,
      ...(trimmed && { reason: trimmed }),
    });
  };
  const refused = error instanceof ApiError ? error.fields : undefined;
  const refusal = refused?.length ? undefined : error?.message;
  return { send, isSending: isPending, refused, refusal, forget: reset };
}
