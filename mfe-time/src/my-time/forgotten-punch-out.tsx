import { isCorrectionOf, ownCorrectionsQuery, type TimeLog } from '@rollcall/shared/calls';
import { addDays, formatTime } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { TextLink } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { correctionPath, dayOf } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

/** Logs without a punch-out are shown for this many days; later ones are in the month below. */
const SHOWN_DAYS = 7;

/**
 * Says that a log of an earlier day has no punch-out, and offers to request a correction (design §10). Once it is
 * requested, an open log says so, and another one has no notice.
 */
export function ForgottenPunchOut({ clock }: { readonly clock: Clock }) {
  const { open, today, earlierLogs } = clock;
  const hasCorrections = useCapability('corrections');
  const oldest = addDays(today, -SHOWN_DAYS);
  const missing = earlierLogs.filter(
    ({ state, workDate }) => state === 'missing-out' && (workDate ?? '') >= oldest,
  );
  const earlier = open?.workDate && open.workDate < today ? open : null;
  const corrections = useQuery({
    ...ownCorrectionsQuery({ page: 0, status: 'Pending' }),
    staleTime: 0,
    enabled: hasCorrections && (missing.length > 0 || earlier !== null),
  });
  if (corrections.isLoading) return null;
  const isRequested = (log: TimeLog) =>
    corrections.data?.rows.some((correction) => isCorrectionOf(correction, log)) ?? false;
  return (
    <>
      {earlier &&
        (isRequested(earlier) ? (
          <Requested open={earlier} clock={clock} />
        ) : (
          <StillOpen open={earlier} clock={clock} />
        ))}
      {missing
        .filter((log) => !isRequested(log))
        .map((log) => (
          <Notice
            key={log.id}
            log={log}
            title={TEXTS.forgot(dayText(log, today))}
            description={TEXTS.forgotSince(formatTime(log.punchIn))}
          />
        ))}
    </>
  );
}

/** An open log of an earlier day whose correction is pending: nothing is left to do about it. */
function Requested({ open, clock: { today, isForgotten } }: NoticeOfOpen) {
  const since = TEXTS.punchedInAt(formatTime(open.punchIn), dayText(open, today));
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
  const time = formatTime(open.punchIn);
  if (clock.isForgotten) {
    return (
      <Notice
        log={open}
        title={TEXTS.forgot(day)}
        description={`${TEXTS.forgotSince(time)} ${TEXTS.forgotOpen}`}
      />
    );
  }
  return <Notice log={open} title={TEXTS.stillPunchedIn(day, time)} description={TEXTS.wayOut} />;
}

interface NoticeOfOpen {
  readonly open: TimeLog;
  readonly clock: Clock;
}

interface NoticeProps {
  readonly log: TimeLog;
  readonly title: string;
  readonly description: string;
}

function Notice({ log, title, description }: NoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          {description} <TextLink to={correctionPath(log)}>{TEXTS.askForCorrection}</TextLink>
        </>
      }
      style={{ marginBottom: 16 }}
    />
  );
}

function dayText(log: TimeLog, today: string): string {
  const day = dayOf(log, today);
  return day === TEXTS.yesterday ? day : TEXTS.onDate(day);
}
