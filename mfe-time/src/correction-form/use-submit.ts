import { makeIdempotencyKeys, requestCorrections } from '@rollcall/shared/calls';
import { useCapability, useSession } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Kept, keepRows } from './kept-rows.ts';
import { toProposed } from './row.ts';
import { TEXTS } from './texts.ts';

/**
 * What Submit does: nothing on a base backend (spec §2); on ours it sends, or asks for the sign-in and keeps what was
 * typed. `onSent` is told once everything is sent.
 */
export function useSubmit(onSent: () => void) {
  const canSend = useCapability('corrections');
  const isSignedIn = useSession(({ token }) => token !== null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const [keyOf, setKeyOf] = useState(makeIdempotencyKeys);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ rows, reason }: Kept) => {
      const body = {
        rows: rows.map(toProposed),
        reason: reason.trim(),
      };
      return requestCorrections(body, keyOf(body));
    },
    onSuccess() {
      setKeyOf(makeIdempotencyKeys);
      onSent();
      return client.invalidateQueries({ queryKey: ['corrections'] });
    },
    meta: { outcome: { toastFailure: true, success: { text: TEXTS.sent, tone: 'success' } } },
  });
  function submit(kept: Kept) {
    if (!canSend) return;
    if (isSignedIn) {
      if (!isPending) mutate(kept);
      return;
    }
    keepRows(kept);
    void navigate('/login', { state: { from: pathname + search } });
  }
  return {
    canSend,
    isSignedIn,
    isSending: isPending,
    submit,
    /** What the server found wrong with a field, as `rows.0.punchOut`; forgotten once something is typed. */
    refused: error instanceof ApiError ? error.fields : [],
    forgetRefusal: reset,
  };
}
