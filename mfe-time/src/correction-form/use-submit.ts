import { makeIdempotencyKeys, requestCorrections } from '@rollcall/shared/calls';
import { useCapability, useSession } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toProposed } from './row.ts';
import { type CorrectionDraft, storeDraft } from './sign-in-draft.ts';
import { TEXTS } from './texts.ts';

/**
 * The action of Submit. Nothing on a base backend (spec §2). On ours it sends the form, or, when signed out, stores the
 * form and opens the sign-in. `onSent` is called after everything was sent.
 */
export function useSubmit(onSent: () => void) {
  const canSend = useCapability('corrections');
  const isSignedIn = useSession(({ token }) => token !== null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const [keyOf, setKeyOf] = useState(makeIdempotencyKeys);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ rows, reason }: CorrectionDraft) => {
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
  function submit(draft: CorrectionDraft) {
    if (!canSend) return;
    if (isSignedIn) {
      if (!isPending) mutate(draft);
      return;
    }
    storeDraft(draft);
    void navigate('/login', { state: { from: pathname + search } });
  }
  return {
    canSend,
    isSignedIn,
    isSending: isPending,
    submit,
    /** The server's errors by field, such as `rows.0.punchOut`; cleared when the form changes. */
    refused: error instanceof ApiError ? error.fields : [],
    forgetRefusal: reset,
  };
}
