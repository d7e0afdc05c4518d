import { makeIdempotencyKeys, requestLeaveMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestValues } from './request-values.ts';

/** Sends the request. `refusal` is the server's message, for example about an overlap. */
export function useRequest(onSent: () => void) {
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutateAsync, isPending, error } = useMutation({
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
  return { send, isSending: isPending, refusal: error?.message };
}
