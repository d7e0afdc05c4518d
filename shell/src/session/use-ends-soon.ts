import { tokenEndsAt, useSession } from '@rollcall/shared/session';
import { useCallback, useSyncExternalStore } from 'react';

/** How long before its end a session says so, in milliseconds (design §7). */
const NOTICE_MS = 5 * 60_000;

/** When a timer looks at the clock again, in milliseconds: a machine that slept is told within a second. */
const LOOK_EVERY_MS = 1000;

/** When the session in use ends, in milliseconds since 1970, once that is five minutes away or less. */
export function useEndsSoon(): number | undefined {
  const token = useSession((session) => session.token);
  const endsAt = token === null ? Number.POSITIVE_INFINITY : tokenEndsAt(token);
  const subscribe = useCallback(
    (tell: () => void) => {
      if (!Number.isFinite(endsAt)) return () => undefined;
      const timer = setInterval(tell, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [endsAt],
  );
  const isSoon = useSyncExternalStore(subscribe, () => Date.now() >= endsAt - NOTICE_MS);
  return isSoon ? endsAt : undefined;
}
