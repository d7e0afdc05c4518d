import { useCapability } from '@rollcall/shared/session';
import { useDialogParameters } from '@rollcall/shared/url';
import { lazy, Suspense, useState } from 'react';

// Loaded on demand: most visits open no log.
const LogRepair = lazy(async () => ({ default: (await import('./log-repair.tsx')).LogRepair }));

/** Opens the log that the URL names as `?log=ID` (capability `timelogs.repair`). */
export function useOpenLog() {
  const mayRepair = useCapability('timelogs.repair');
  const { values, open, close } = useDialogParameters({ which: ['log'], inside: ['dialog'] });
  const id = Number(values.log);
  return {
    id: mayRepair && Number.isInteger(id) && id > 0 ? id : undefined,
    /** Undefined where no log can be opened. */
    open: mayRepair ? (logId: number) => open({ log: String(logId) }) : undefined,
    close,
  };
}

interface Props {
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  readonly log: ReturnType<typeof useOpenLog>;
}

/** The drawer of the open log, if any; from then on also the notice that its unsaved input was kept. */
export function LogOutlet({ now, log: { id, open, close } }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  if (id !== undefined && !wasOpened) setWasOpened(true);
  if (!wasOpened || !open) return null;
  return (
    <Suspense>
      <LogRepair id={id} now={now} onClose={close} onOpen={open} />
    </Suspense>
  );
}
