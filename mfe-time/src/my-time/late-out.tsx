import type { OwnTimeLog } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { forgetInput, hasInput, PageNotice } from '@rollcall/shared/ui';
import type { useNamedDialog } from '@rollcall/shared/url';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LateOutDialog } from './late-out-dialog.tsx';
import { usePlannedEnd } from './left-at/use-planned-end.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import { usePendingCorrections } from './use-pending-corrections.ts';
import type { PunchState } from './use-punch.ts';

// Loaded on demand: most people punch out in time.
const LeftAtDialog = lazy(async () => ({
  default: (await import('./left-at-dialog.tsx')).LeftAtDialog,
}));

interface Props {
  readonly log: OwnTimeLog;
  readonly clock: Clock;
  readonly dialog: ReturnType<typeof useNamedDialog>;
  /** Undefined where only the time is asked, not whether to punch out now. */
  readonly punch?: PunchState['punch'];
}

/**
 * Asks before a late punch-out. With the capabilities `working-time` and `corrections` it asks when the employee left and
 * requests that correction, unless one is pending; after Escape it keeps its input and says so (design §8).
 */
export function LateOut({ log, clock, dialog: { isOpen, open, close }, punch }: Props) {
  const hasPlans = useCapability('working-time');
  const hasCorrections = useCapability('corrections');
  const { isLoading, isRequested } = usePendingCorrections(isOpen);
  const zone = log.zone ?? clock.zone ?? 'UTC+00:00';
  const planned = usePlannedEnd(log, clock.now, zone);
  const draft = `late-out-${log.id}`;
  const { hasKept, dismiss } = useKeptInput(draft, isOpen);
  const props = {
    log,
    clock,
    onPunchOut: punch && ((id: number) => punch({ kind: 'out', id })),
    onClose: close,
  };
  if (!isOpen) {
    if (!hasKept) return null;
    return <PageNotice text={TEXTS.kept} action={TEXTS.reopen} onAction={open} onClose={dismiss} />;
  }
  const asks = hasPlans && hasCorrections && !isRequested(log);
  if (!asks) return props.onPunchOut && <LateOutDialog {...props} onPunchOut={props.onPunchOut} />;
  const isWaiting = isLoading || planned.isLoading;
  return (
    <Suspense>
      {!isWaiting && (
        <LeftAtDialog {...props} zone={zone} plannedEnd={planned.plannedEnd} draft={draft} />
      )}
    </Suspense>
  );
}

/** Whether the closed dialog has unsaved input, which is kept until the page is left. */
function useKeptInput(draft: string, isOpen: boolean) {
  const [hasKept, setHasKept] = useState(false);
  useEffect(() => () => forgetInput(draft), [draft]);
  useEffect(() => {
    // However it is closed, also by Back.
    if (isOpen) return () => setHasKept(hasInput(draft));
    return undefined;
  }, [draft, isOpen]);
  return { hasKept, dismiss: () => setHasKept(false) };
}
