import { lazy, Suspense, useState } from 'react';
import { Themed } from '../appearance/themed.tsx';
import { useUpcomingSessionEnd } from './use-upcoming-session-end.ts';

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
