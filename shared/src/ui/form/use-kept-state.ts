import { useState } from 'react';
import { forgetKept, useKeptInput } from './kept-input.ts';

/** What was typed, how it is changed, and what forgets it once it was sent. */
type KeptState<T> = readonly [value: T, change: (value: T) => void, forget: () => void];

/**
 * `useState` for input that is no `Form`: what was typed is there again when the page failed to render. `name` identifies the
 * input and its subject in the page, e.g. `break-reason-7`.
 */
export function useKeptState<T>(name: string, initial: T): KeptState<T> {
  const key = `${location.pathname} ${name}`;
  const [typed, setTyped] = useState<{ readonly value: T }>();
  const kept = useKeptInput<{ readonly value: T }>(key, () => typed);
  const forget = () => {
    setTyped(undefined);
    kept?.forget();
    forgetKept(key);
  };
  const { value } = typed ?? kept?.values ?? { value: initial };
  return [value, (next) => setTyped({ value: next }), forget];
}
