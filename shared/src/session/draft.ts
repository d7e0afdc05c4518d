import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft, writeDraft } from './draft-storage.ts';
import { sessionStore, useSession } from './session.ts';

/** The unsaved input of a form from before the session expired or the page was reloaded. */
export interface Draft<Values> {
  readonly values: Values;
  /** Deletes the draft, after it was restored or discarded. */
  forget(): void;
}

/**
 * Stores a form's unsaved input when the session expires or the page is reloaded, and returns it when the same user opens
 * the form again in this tab (design §7). `form` identifies the form and its subject, e.g. `employee-42`; `current`
 * returns the input as JSON, or undefined when nothing was typed. It is also called after the form was closed, since a
 * closed form may keep its input. Secret fields of the contract (`isSecretField`) are never stored: `values` may lack
 * them, and a form with only secret input has no draft.
 */
export function useDraft<Values>(
  form: string,
  current: () => Values | undefined,
): Draft<Values> | null {
  const userId = useSession(({ user }) => user?.id);
  const key = `${userId}:${form}`;
  const [stored, setStored] = useState<{ key: string; values: Values | null }>();
  if (stored?.key !== key) setStored({ key, values: readDraft(key) as Values | null });
  const read = useEffectEvent(current);
  useEffect(() => {
    followPage();
    forms.set(key, () => read());
  }, [key]);
  if (!stored?.values) return null;
  return {
    values: stored.values,
    forget() {
      writeDraft(key, undefined);
      setStored({ key, values: null });
    },
  };
}

/** Reads the input of each form that was opened during this session, by the key of its draft. */
const forms = new Map<string, () => unknown>();

function storeInput(): void {
  for (const [key, read] of forms) {
    const values = read();
    // A form without input may have a draft that its user has not restored or discarded yet.
    if (values !== undefined) writeDraft(key, values);
  }
}

let isFollowing = false;

/** Follows the end of the session and of the page. The listeners stay for as long as the page. */
function followPage(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('pagehide', storeInput);
  // The session store notifies before the page is unmounted, while the forms still have their input.
  sessionStore.subscribe(({ token, user, hasExpired }, before) => {
    if (token === null && before.token !== null && hasExpired) storeInput();
    if (user?.id !== before.user?.id) forms.clear();
  });
}
