import { ownCorrectionsQuery, type TimeLog } from '@rollcall/shared/calls';
import { addDays, formatDate, formatTime } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { correctionPath, mayPunchInAgain } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

/** Logs without a punch-out are shown for this many days; later ones are in the month below. */
const SHOWN_DAYS = 7;

/**
 * Says that a log of an earlier day has no punch-out, and offers to request a correction (design §10); a log with a
 * pending correction is left out.
 */
export function ForgottenPunchOut({ clock }: { readonly clock: Clock }) {
  const { open, today, earlierLogs } = clock;
  const hasCorrections = useCapability('corrections');
  const oldest = addDays(today, -SHOWN_DAYS);
  const missing = earlierLogs.filter(
    ({ state, workDate }) => state === 'missing-out' && (workDate ?? '') >= oldest,
  );
  const corrections = useQuery({
    ...ownCorrectionsQuery({ page: 0, status: 'Pending' }),
    enabled: hasCorrections && missing.length > 0,
  });
  const isRequested = (log: TimeLog) =>
    corrections.data?.rows.some(
      ({ workDate, before }) => workDate === log.workDate && before?.punchIn === log.punchIn,
    ) ?? false;
  return (
    <>
      {open?.workDate && open.workDate < today && <StillOpen open={open} clock={clock} />}
      {!corrections.isLoading &&
        missing
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

/** An open log of an earlier day: of a night shift, or forgotten. */
function StillOpen({ open, clock }: { readonly open: TimeLog; readonly clock: Clock }) {
  const { now, today, zone } = clock;
  if (mayPunchInAgain(open, now, zone)) {
    return (
      <Notice
        log={open}
        title={TEXTS.forgot(dayText(open, today))}
        description={`${TEXTS.forgotSince(formatTime(open.punchIn))} ${TEXTS.forgotOpen}`}
      />
    );
  }
  return (
    <Notice
      log={open}
      title={TEXTS.stillPunchedIn(dayText(open, today), formatTime(open.punchIn))}
      description={TEXTS.wayOut}
    />
  );
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
          {description} <Link to={correctionPath(log)}>{TEXTS.askForCorrection}</Link>
        </>
      }
      style={{ marginBottom: 16 }}
    />
  );
}

const dayText = ({ workDate }: TimeLog, today: string): string =>
  workDate === addDays(today, -1) ? TEXTS.yesterday : TEXTS.onDate(formatDate(workDate));
