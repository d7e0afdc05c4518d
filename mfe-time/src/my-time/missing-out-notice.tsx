import type { OwnTimeLog } from '@rollcall/shared/calls';
import { formatTime } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { useNamedDialog } from '@rollcall/shared/url';
import { Button } from 'antd';
import { LateOut } from './late-out.tsx';
import { dayText } from './left-at/day-text.ts';
import { Notice } from './notice.tsx';
import { isOpenForLateOut, textIn } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import type { PunchState } from './use-punch.ts';

interface Props extends Pick<PunchState, 'punch' | 'isPunching'> {
  readonly log: OwnTimeLog;
  readonly clock: Clock;
}

/** A log that misses its punch-out. Its owner can still punch out of it for a while (capability `working-time`). */
export function MissingOutNotice({ log, clock, punch, isPunching }: Props) {
  const dialog = useNamedDialog(`late-punch-out-${log.id}`);
  const { now, zone, open, todaysLogs, earlierLogs } = clock;
  const others = [...(open ? [open] : []), ...todaysLogs, ...earlierLogs];
  const hasPlans = useCapability('working-time');
  const canPunchOut = hasPlans && isOpenForLateOut(log, { now, zone, others });
  return (
    <>
      <Notice
        log={log}
        clock={clock}
        title={TEXTS.forgot(dayText(log, clock.today))}
        description={TEXTS.forgotSince(formatTime(textIn(clock.zone, log.punchIn)))}
        action={
          canPunchOut && (
            <Button size="small" disabled={isPunching} onClick={dialog.open}>
              {TEXTS.punchOutOfLog}
            </Button>
          )
        }
      />
      {canPunchOut && <LateOut log={log} clock={clock} dialog={dialog} punch={punch} />}
    </>
  );
}
