import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, writeDraft } from './draft-storage.ts';
import { sessionStore, useSession } from './session.ts';

/** What stood in a form when its user's session was cut off, and what to do with it. */
export interface Draft<Values> {
  readonly values: Values;
  /** Drops it: it was taken up, or nobody wants it. */
  forget(): void;
}

/**
 * Keeps what stands in a form when the session is cut off, and offers it to the same user when the form is open
 * again in this tab (design §7). `form` names the form and what it is about, e.g. `employee-42`; `current` gives
 * what is worth keeping, as JSON, or undefined when nothing was typed. Secret fields of the contract
 * (`isSecretField`) are never kept: `values` may lack them, and a form with nothing else typed has no draft.
 */
export function useDraft<Values>(
  form: string,
  current: () => Values | undefined,
): Draft<Values> | null {
  const userId = useSession(({ user }) => user?.id);
  const key = `${userId}:${form}`;
  const [read, setRead] = useState<{ key: string; values: Values | null }>();
  if (read?.key !== key) setRead({ key, values: readDraft(key) as Values | null });
  const keep = useEffectEvent(() => {
    if (sessionStore.getState().hasExpired) writeDraft(key, current());
  });
  // The store tells before the page is taken away, when the form still holds what was typed.
  useEffect(
    () =>
      sessionStore.subscribe(({ token }, before) => {
        if (token === null && before.token !== null) keep();
      }),
    [],
  );
  if (!read?.values) return null;
  return {
    values: read.values,
    forget() {
      writeDraft(key, undefined);
      setRead({ key, values: null });
    },
  };
}
