import { useEffect, useState } from 'react';

/** Hours and minutes are shown, so that this is soon enough. */
const TICK_MS = 15_000;

/** The browser's clock in epoch milliseconds; it moves on four times a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
