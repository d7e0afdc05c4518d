import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, writeDraft } from './draft-storage.ts';
import { sessionStore, useSession } from './session.ts';

/** The unsaved input of a form whose user's session expired. */
export interface Draft<Values> {
  readonly values: Values;
  /** Deletes the draft, after it was restored or discarded. */
  forget(): void;
}

/**
 * Stores a form's unsaved input when the session expires, and returns it when the same user opens the form again in
 * this tab (design §7). `form` identifies the form and its subject, e.g. `employee-42`; `current` returns the input as
 * JSON, or undefined when nothing was typed. Secret fields of the contract (`isSecretField`) are never stored: `values`
 * may lack them, and a form with only secret input has no draft.
 */
export function useDraft<Values>(
  form: string,
  current: () => Values | undefined,
): Draft<Values> | null {
  const userId = useSession(({ user }) => user?.id);
  const key = `${userId}:${form}`;
  const [stored, setStored] = useState<{ key: string; values: Values | null }>();
  if (stored?.key !== key) setStored({ key, values: readDraft(key) as Values | null });
  const store = useEffectEvent(() => {
    if (sessionStore.getState().hasExpired) writeDraft(key, current());
  });
  // The session store notifies before the page is unmounted, while the form still has its input.
  useEffect(
    () =>
      sessionStore.subscribe(({ token }, before) => {
        if (token === null && before.token !== null) store();
      }),
    [],
  );
  if (!stored?.values) return null;
  return {
    values: stored.values,
    forget() {
      writeDraft(key, undefined);
      setStored({ key, values: null });
    },
  };
}
