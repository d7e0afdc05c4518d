import { makeIdempotencyKeys, requestCorrectionsMutation } from '@rollcall/shared/calls';
import { useCapability, useSession } from '@rollcall/shared/session';
import { ApiError } from '@rollcall/shared/transport';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type CorrectionValues, toProposed } from './row.ts';
import type { CorrectionState } from './use-correction-form.ts';
import type { ZoneOf } from './use-row-zones.ts';

/**
 * The action of Submit. Nothing on a base backend (spec §2). On ours it sends the form, or, when signed out, stores the
 * form and opens the sign-in. After everything was sent, the form is empty.
 */
export function useSubmit({ finish, storeForSignIn }: CorrectionState, zoneOf: ZoneOf) {
  const canSend = useCapability('corrections');
  const isSignedIn = useSession(({ token }) => token !== null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [keyOf, setKeyOf] = useState(makeIdempotencyKeys);
  const { mutateAsync, isPending, error } = useMutation({
    ...requestCorrectionsMutation(keyOf),
    onSuccess(_data, { rows }) {
      // The same correction, requested again later, is another request.
      setKeyOf(() => makeIdempotencyKeys());
      finish(rows);
    },
  });
  function submit(values: CorrectionValues): Promise<unknown> | undefined {
    if (!canSend || values.rows.length === 0) return undefined;
    const { rows, reason } = values;
    if (isSignedIn) {
      const proposed = rows.map((row) => toProposed(row, zoneOf(row)));
      return mutateAsync({ rows: proposed, reason: reason.trim() });
    }
    storeForSignIn(values);
    void navigate('/login', { state: { from: pathname + search } });
    return undefined;
  }
  const refused = useMemo(() => {
    const fields = error instanceof ApiError ? error.fields : [];
    // The log has no field of its own.
    return fields.map(({ field, message }) => ({
      field: field.replace(/timeLogId$/, 'punchIn'),
      message,
    }));
  }, [error]);
  return { canSend, isSignedIn, isSending: isPending, submit, refused };
}
