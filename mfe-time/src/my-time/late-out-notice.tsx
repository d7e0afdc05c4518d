import type { OwnTimeLog } from '@rollcall/shared/calls';
import { formatDate, formatTime } from '@rollcall/shared/domain';
import { Notice } from './notice.tsx';
import { textIn } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

interface Props {
  readonly log: OwnTimeLog;
  readonly clock: Clock;
}

/** A log that was punched out late still asks when its owner left (docs/working-time.md#forgotten-punch-outs). */
export function LateOutNotice({ log, clock }: Props) {
  const at = textIn(clock.zone, log.punchOut);
  return (
    <Notice
      log={log}
      clock={clock}
      title={TEXTS.punchedOutLate(formatDate(at), formatTime(at))}
      description={TEXTS.whenLeft}
    />
  );
}
