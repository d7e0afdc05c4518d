import { forgetInput, PageNotice } from '@rollcall/shared/ui';
import { useEffect, useState } from 'react';
import { LogDrawer } from './log-drawer.tsx';
import { TEXTS } from './texts.ts';
import { DRAFTS } from './use-edit.ts';

interface Props {
  /** Id of any version of the open log; undefined while none is open. */
  readonly id: number | undefined;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  readonly onClose: () => void;
  readonly onOpen: (id: number) => void;
}

/** A log whose form was closed with unsaved input. */
interface KeptInput {
  readonly rootId: number;
  readonly id: number;
}

/** The drawer of the open log. A form that is closed with unsaved input keeps it and says so (design §8). */
export function LogRepair({ id, now, onClose, onOpen }: Props) {
  const [kept, setKept] = useState<KeptInput>();
  useEffect(() => () => forgetInput(DRAFTS), []);
  const leave = (left: KeptInput, hasInput: boolean) =>
    setKept((before) => {
      if (hasInput) return left;
      return before?.rootId === left.rootId ? undefined : before;
    });
  return (
    <>
      {id !== undefined && (
        <LogDrawer id={id} now={now} onClose={onClose} onOpen={onOpen} onLeave={leave} />
      )}
      {id === undefined && kept && (
        <PageNotice
          text={TEXTS.kept}
          action={TEXTS.reopen}
          onAction={() => onOpen(kept.id)}
          onClose={() => setKept(undefined)}
        />
      )}
    </>
  );
}
