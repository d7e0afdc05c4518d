import { type Draft, sessionStore, useDraft, useSession } from '@rollcall/shared/session';
import { useEffect, useState } from 'react';
import { forgetKept, useKeptInput } from './kept-input.ts';

/** Unsaved input of the forms of this module, by user and form; in memory, and therefore with secret fields. */
const inputs = new Map<string, unknown>();

/** Input that the user may restore. */
export interface Offer<Values> extends Draft<Values> {
  /** Whether it was stored in the browser, and so lacks the secret fields. */
  readonly isPartial: boolean;
}

/** The unsaved input of a form. */
export interface FormDraft<Values> {
  /** Input from before the form was last closed, unless it is offered. */
  readonly unsaved: Values | undefined;
  /**
   * Input from before the session expired, the page was reloaded or failed to render; to be offered, because the record may
   * have changed, and because the input may be why the page failed.
   */
  readonly offer: Offer<Values> | null;
  /** Keeps the current input; undefined once it was sent or discarded. Call it on each change. */
  keep(values: Values | undefined): void;
}

interface Options<Values> {
  /** All values of the form before anyone typed: the same values are no input. */
  readonly untouched?: Partial<Values>;
  /** Whether the input is kept when the form is closed, until `forgetInput` or a reload. */
  readonly survivesClosing?: boolean;
  /** Whether input that survived closing is offered, instead of being `unsaved`. */
  readonly isOffered?: boolean;
}

/**
 * Holds the unsaved input of a form, the only copy besides the form's own. When the session expires or the page is
 * reloaded, the input is stored in this tab without secret fields, and offered when the same user opens the form again
 * (design §7). When the page fails to render, all of it is kept in memory. While there is input, the browser asks before
 * it leaves the page. `form` identifies the form and its subject, e.g. `employee-42`.
 */
export function useFormDraft<Values extends object>(
  form: string,
  { untouched, survivesClosing = false, isOffered = false }: Options<Values> = {},
): FormDraft<Values> {
  const userId = useSession(({ user }) => user?.id);
  const key = `${userId}:${form}`;
  const [unsaved, setUnsaved] = useState(() => inputs.get(key) as Values | undefined);
  const read = () => inputs.get(key) as Values | undefined;
  const stored = useDraft<Values>(form, read);
  const kept = useKeptInput<Values>(key, read);
  useEffect(
    () => () => {
      if (!survivesClosing) inputs.delete(key);
    },
    [key, survivesClosing],
  );
  const forget = () => {
    if (inputs.get(key) === unsaved) inputs.delete(key);
    setUnsaved(undefined);
    stored?.forget();
    kept?.forget();
  };
  const offered = kept?.values ?? (isOffered ? unsaved : undefined);
  return {
    unsaved: isOffered || kept ? undefined : unsaved,
    offer: offered
      ? { values: offered, forget, isPartial: false }
      : stored && { ...stored, isPartial: true },
    keep(values) {
      if (!values) forgetKept(key);
      if (!values || (untouched && isSame(values, untouched))) inputs.delete(key);
      else inputs.set(key, values);
      followUser();
    },
  };
}

/** Whether two forms have the same values; an empty field is as good as none. */
function isSame(values: object, others: object): boolean {
  const [all, expected] = [new Map(Object.entries(values)), new Map(Object.entries(others))];
  const names = new Set([...all.keys(), ...expected.keys()]);
  return [...names].every((name) => (all.get(name) ?? '') === (expected.get(name) ?? ''));
}

/** Whether the user's form has unsaved input. */
export const hasInput = (form: string): boolean => inputs.has(keyOf(form));

/** Forgets the unsaved input of the user's forms whose names start with `form`, when their page is left. */
export function forgetInput(form: string): void {
  for (const key of inputs.keys()) if (key.startsWith(keyOf(form))) inputs.delete(key);
}

const keyOf = (form: string) => `${sessionStore.getState().user?.id}:${form}`;

let isFollowing = false;

/** Forgets all input when the user changes or signs out. The listeners stay for as long as the page. */
function followUser(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('beforeunload', (event) => {
    if (inputs.size > 0) event.preventDefault();
  });
  sessionStore.subscribe(({ user }, before) => {
    // Later, because an open form stores its input first.
    if (user?.id !== before.user?.id) queueMicrotask(() => inputs.clear());
  });
}
