import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';

/** Apart from the texts of the dialog, which are loaded with it. */
const TEXTS = { open: 'Add Time Log' } as const;

// Loaded on demand: most visitors of the list never add a log.
const ManualLogDialog = lazy(async () => ({
  default: (await import('./manual-log-dialog.tsx')).ManualLogDialog,
}));

interface Props {
  readonly zone: string;
  readonly now: number;
  /** Opens the log that is in the way of a new one; undefined where this is not offered. */
  readonly onOpenLog?: ((id: number) => void) | undefined;
}

/** Opens the dialog to add a missing log. */
export function AddLogButton({ zone, now, onOpenLog }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {TEXTS.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ManualLogDialog
            zone={zone}
            now={now}
            onOpenLog={onOpenLog}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
