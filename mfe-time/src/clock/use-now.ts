import { useEffect, useState } from 'react';

/** Often enough, because only hours and minutes are shown. */
const TICK_MS = 15_000;

/** The browser's clock in epoch milliseconds, updated four times a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
