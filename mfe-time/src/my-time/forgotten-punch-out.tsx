import { type OwnTimeLog, ownAttendanceQuery } from '@rollcall/shared/calls';
import { addDays, formatTime, readInstant } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { LateOutNotice } from './late-out-notice.tsx';
import { dayText } from './left-at/day-text.ts';
import { MissingOutNotice } from './missing-out-notice.tsx';
import { Notice } from './notice.tsx';
import { textIn } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import { usePendingCorrections } from './use-pending-corrections.ts';
import type { PunchState } from './use-punch.ts';

/** Logs without a punch-out, or with a late one, are shown for this many days; later ones are in the month below. */
const SHOWN_DAYS = 7;

interface Props extends Pick<PunchState, 'punch' | 'isPunching'> {
  readonly clock: Clock;
}

/**
 * Says that a log has no punch-out, or a late one, and offers to request a correction (design §10). Once it is requested,
 * an open log says so, and another one has no notice.
 */
export function ForgottenPunchOut({ clock, punch, isPunching }: Props) {
  const { open, today, todaysLogs, earlierLogs } = clock;
  const oldest = addDays(today, -SHOWN_DAYS);
  const latest = [...todaysLogs, ...earlierLogs].filter(({ workDate }) => workDate >= oldest);
  const missing = latest.filter(({ state }) => state === 'missing-out');
  const late = latest.filter(({ isLateOut }) => isLateOut);
  const earlier = open?.workDate && open.workDate < today ? open : null;
  const hasNotices = missing.length + late.length > 0 || earlier !== null;
  const { isLoading, isRequested } = usePendingCorrections(hasNotices);
  // An open log is drawn at once: most have no correction, and what comes later would move the buttons.
  const notRequested = (log: OwnTimeLog) => !isLoading && !isRequested(log);
  return (
    <>
      {earlier &&
        (isRequested(earlier) ? (
          <Requested open={earlier} clock={clock} />
        ) : (
          <StillOpen open={earlier} clock={clock} />
        ))}
      {missing.filter(notRequested).map((log) => (
        <MissingOutNotice
          key={log.id}
          log={log}
          clock={clock}
          punch={punch}
          isPunching={isPunching}
        />
      ))}
      {late.filter(notRequested).map((log) => (
        <LateOutNotice key={log.id} log={log} clock={clock} />
      ))}
    </>
  );
}

/** An open log of an earlier day whose correction is pending: nothing is left to do about it. */
function Requested({ open, clock: { today, isForgotten, zone } }: NoticeOfOpen) {
  const since = TEXTS.punchedInAt(formatTime(textIn(zone, open.punchIn)), dayText(open, today));
  return (
    <output style={{ display: 'block', marginBottom: 16 }}>
      <Alert
        type="info"
        showIcon
        role="presentation"
        title={TEXTS.requested}
        description={isForgotten ? `${since} ${TEXTS.forgotOpen}` : since}
      />
    </output>
  );
}

/** An open log of an earlier day: of a night shift, or forgotten. */
function StillOpen({ open, clock }: NoticeOfOpen) {
  const day = dayText(open, clock.today);
  const time = formatTime(textIn(clock.zone, open.punchIn));
  if (clock.isForgotten) {
    return (
      <Notice
        log={open}
        clock={clock}
        title={TEXTS.forgot(day)}
        description={`${TEXTS.forgotSince(time)} ${TEXTS.forgotOpen}`}
      />
    );
  }
  return (
    <RunningShift clock={clock}>
      <Notice
        log={open}
        clock={clock}
        title={TEXTS.stillPunchedIn(day, time)}
        description={TEXTS.wayOut}
      />
    </RunningShift>
  );
}

interface RunningShiftProps {
  readonly clock: Clock;
  readonly children: ReactNode;
}

/** Shows the notice unless the open log is that of a night shift that goes on (capability `working-time`). */
function RunningShift({ clock: { now, zone }, children }: RunningShiftProps) {
  const hasPlans = useCapability('working-time');
  const { data, isPending } = useQuery({
    ...ownAttendanceQuery(useToday().slice(0, 7)),
    enabled: hasPlans,
  });
  if (hasPlans && isPending) return null;
  const until = data?.openUntil;
  return until && now < readInstant(until, zone ?? 'UTC+00:00') ? null : children;
}

interface NoticeOfOpen {
  readonly open: OwnTimeLog;
  readonly clock: Clock;
}
