import { makeIdempotencyKeys, requestLeave } from '@rollcall/shared/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestValues } from './request-values.ts';
import { TEXTS } from './texts.ts';

/** Sends the form; a refusal stands in it, as the leave that it overlaps. */
export function useRequest(onSent: () => void) {
  const client = useQueryClient();
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ employeeId, type, startDate, endDate, reason }: RequestValues) => {
      const given = reason.trim();
      const leave = { employeeId, type, startDate, endDate, ...(given && { reason: given }) };
      return requestLeave(leave, keyOf(leave));
    },
    onSuccess: onSent,
    onSettled: () => client.invalidateQueries({ queryKey: ['leaves'] }),
    meta: { outcome: { success: { text: TEXTS.sent, tone: 'success' } } },
  });
  return { send: mutate, isSending: isPending, refusal: error?.message };
}
