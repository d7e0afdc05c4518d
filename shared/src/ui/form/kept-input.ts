import { sessionStore } from '@rollcall/shared/session';
import { useEffect, useEffectEvent, useState } from 'react';

/** Each module has this file once, so a failed page is announced on the window. */
const PAGE_FAILED = 'rollcall:page-failed';

/** What was typed into forms whose page failed, by form; in memory, because it may be secret. */
const kept = new Map<string, object>();

/** Keeps the input of all open forms, because their page is about to be replaced by a failure. */
export function announcePageFailure(): void {
  window.dispatchEvent(new Event(PAGE_FAILED));
}

/** Input that is offered again. */
interface KeptInput<Values> {
  readonly values: Values;
  /** Deletes it, after it was restored or discarded. */
  forget(): void;
}

/**
 * Keeps the input of a form when its page fails to render, and returns it when the form is opened again. `read` returns
 * undefined when nothing was typed.
 */
export function useKeptInput<Values extends object>(
  form: string,
  read: () => Values | undefined,
): KeptInput<Values> | null {
  const [values, setValues] = useState(() => kept.get(form) as Values | undefined);
  const keep = useEffectEvent(() => {
    const typed = read();
    if (typed !== undefined) kept.set(form, { ...typed });
  });
  useEffect(() => {
    followUser();
    const listen = () => keep();
    window.addEventListener(PAGE_FAILED, listen);
    return () => window.removeEventListener(PAGE_FAILED, listen);
  }, []);
  if (values === undefined) return null;
  return {
    values,
    forget() {
      kept.delete(form);
      setValues(undefined);
    },
  };
}

/** Forgets the input of a form that was sent, or whose draft was discarded. */
export function forgetKept(form: string): void {
  kept.delete(form);
}

let isFollowing = false;

/** Forgets everything when the user changes or signs out. */
function followUser(): void {
  if (isFollowing) return;
  isFollowing = true;
  sessionStore.subscribe(({ user }, before) => {
    if (user?.id !== before.user?.id) kept.clear();
  });
}
