import { lazy, Suspense, useState } from 'react';
import { useEndsSoon } from './use-ends-soon.ts';

const SessionEndDialog = lazy(async () => ({
  default: (await import('./session-end-dialog.tsx')).SessionEndDialog,
}));

/** Says when the session is about to end, until it was answered; nothing before that (design §7). */
export function SessionEnd() {
  const endsAt = useEndsSoon();
  const [answered, setAnswered] = useState<number>();
  if (endsAt === undefined || endsAt === answered) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndDialog endsAt={endsAt} onAnswered={() => setAnswered(endsAt)} />
    </Suspense>
  );
}
