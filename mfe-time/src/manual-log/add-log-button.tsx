import { forgetInput, hasInput } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { NEW_LOG } from './new-log.ts';

/** Apart from the texts of the dialog, which are loaded with it. */
const TEXTS = { open: 'Add Time Log' } as const;

// Loaded on demand: most visitors of the list never add a log.
const ManualLogDialog = lazy(async () => ({
  default: (await import('./manual-log-dialog.tsx')).ManualLogDialog,
}));

const KeptNotice = lazy(async () => ({ default: (await import('./kept-notice.tsx')).KeptNotice }));

interface Props {
  readonly zone: string;
  readonly now: number;
  /** Opens the log that is in the way of a new one; undefined where this is not offered. */
  readonly onOpenLog?: ((id: number) => void) | undefined;
}

/** Opens the dialog to add a missing log. After Escape it keeps its input and says so (design §8). */
export function AddLogButton({ zone, now, onOpenLog }: Props) {
  const { isOpen, open, close } = useNamedDialog('add-log');
  const [hasKept, setHasKept] = useState(false);
  useEffect(() => () => forgetInput(NEW_LOG), []);
  useEffect(() => {
    // However it is closed, also by Back.
    if (isOpen) return () => setHasKept(hasInput(NEW_LOG));
    return undefined;
  }, [isOpen]);
  return (
    <>
      <Button type="primary" onClick={open}>
        {TEXTS.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ManualLogDialog zone={zone} now={now} onOpenLog={onOpenLog} onClose={close} />
        </Suspense>
      )}
      {hasKept && !isOpen && (
        <Suspense>
          <KeptNotice onReopen={open} onClose={() => setHasKept(false)} />
        </Suspense>
      )}
    </>
  );
}
