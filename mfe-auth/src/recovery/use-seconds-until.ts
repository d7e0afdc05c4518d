import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until an instant (epoch milliseconds), at least 0. Reads the clock, so it is correct after a sleep. */
export function useSecondsUntil(instant: number): number {
  const secondsLeft = useCallback(
    () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)),
    [instant],
  );
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (secondsLeft() === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [secondsLeft],
  );
  return useSyncExternalStore(subscribe, secondsLeft);
}
