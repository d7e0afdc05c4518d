import { lazy, Suspense, useState } from 'react';
import { useSessionEndsSoon } from './use-session-ends-soon.ts';

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog.tsx')).SessionEndDialog,
}));

/** Warns when the session is about to end, until the warning is answered (design §7). */
export function SessionEnd() {
  const endsAt = useSessionEndsSoon();
  const [answered, setAnswered] = useState<number>();
  if (endsAt === undefined || endsAt === answered) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndDialog endsAt={endsAt} onAnswered={() => setAnswered(endsAt)} />
    </Suspense>
  );
}
