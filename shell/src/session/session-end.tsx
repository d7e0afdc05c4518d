import { serverNow, tokenEndsAt, useSession } from '@rollcall/shared/session';
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react';
import { Themed } from '../appearance/themed.tsx';

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog.tsx')).SessionEndDialog,
}));

/** Warns when the session is about to end, until the warning is dismissed (design §7). */
export function SessionEnd() {
  const endsAt = useUpcomingSessionEnd();
  const [dismissed, setDismissed] = useState<number>();
  if (endsAt === undefined || endsAt === dismissed) return null;
  return (
    <Suspense fallback={null}>
      <Themed>
        <SessionEndDialog endsAt={endsAt} onDismiss={() => setDismissed(endsAt)} />
      </Themed>
    </Suspense>
  );
}

/** How long before the end of a session the warning appears, in milliseconds (design §7). */
const NOTICE_MS = 5 * 60_000;

/** How often the clock is checked, in milliseconds, so that a machine that slept reacts within a second. */
const CHECK_INTERVAL_MS = 1000;

/** The end of the session in milliseconds since 1970, if it is at most five minutes away; undefined before that. */
function useUpcomingSessionEnd(): number | undefined {
  const token = useSession((session) => session.token);
  const endsAt = token === null ? Number.POSITIVE_INFINITY : tokenEndsAt(token);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!Number.isFinite(endsAt)) return () => undefined;
      const timer = setInterval(onChange, CHECK_INTERVAL_MS);
      return () => clearInterval(timer);
    },
    [endsAt],
  );
  const isSoon = useSyncExternalStore(subscribe, () => serverNow() >= endsAt - NOTICE_MS);
  return isSoon ? endsAt : undefined;
}
