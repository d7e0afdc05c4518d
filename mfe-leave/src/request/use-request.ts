import { makeIdempotencyKeys, requestLeave } from '@rollcall/shared/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestValues } from './request-values.ts';
import { TEXTS } from './texts.ts';

/** Sends the request. `refusal` is the server's message, for example about an overlap. */
export function useRequest(onSent: () => void) {
  const client = useQueryClient();
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ employeeId, type, startDate, endDate, reason }: RequestValues) => {
      const trimmed = reason.trim();
      const leave = { employeeId, type, startDate, endDate, ...(trimmed && { reason: trimmed }) };
      return requestLeave(leave, keyOf(leave));
    },
    onSuccess: onSent,
    onSettled: () => client.invalidateQueries({ queryKey: ['leaves'] }),
    meta: { outcome: { success: { text: TEXTS.sent, tone: 'success' } } },
  });
  return { send: mutateAsync, isSending: isPending, refusal: error?.message };
}
