import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds from now to an instant in milliseconds, never below 0; counted from the clock, so right after a sleep. */
export function useSecondsUntil(instant: number): number {
  const secondsLeft = useCallback(
    () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)),
    [instant],
  );
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = setInterval(() => {
        tell();
        if (secondsLeft() === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [secondsLeft],
  );
  return useSyncExternalStore(subscribe, secondsLeft);
}
