import type { TimeLog } from '@rollcall/shared/calls';
import { displayStatus, formatDate, formatMinutes } from '@rollcall/shared/domain';
import { OrNone, PunchTime, ROW_HEADING, StatusTag, ZoneNote } from '@rollcall/shared/ui';
import { type TableColumnsType, Typography } from 'antd';
import { mayPunchInAgain, openMinutes } from './open-log.ts';
import { TEXTS } from './texts.ts';

/** Minutes are shown as received; an open log counts up, unless it was forgotten (design §10). */
export function ownLogColumns(now: number, zone: string | null): TableColumnsType<TimeLog> {
  const live = (log: TimeLog) =>
    log.state === 'open' && !mayPunchInAgain(log, now, zone)
      ? openMinutes(log, now, zone)
      : undefined;
  const breaksOf = (log: TimeLog) => live(log)?.breaks ?? log.totalBreakMins;
  return [
    {
      title: TEXTS.columns.date,
      minWidth: 100,
      ...ROW_HEADING,
      render: (_, log) => (
        <>
          {formatDate(log.workDate)}
          <ZoneNote zone={log.zone} companyZone={zone} />
        </>
      ),
    },
    {
      title: TEXTS.columns.punchIn,
      width: 72,
      render: (_, { punchIn, workDate }) => <PunchTime text={punchIn} workDate={workDate} />,
    },
    {
      title: TEXTS.columns.punchOut,
      minWidth: 100,
      onCell: (log) => (isMissingOut(log) ? { className: 'own-nothing' } : {}),
      render: (_, log) => <PunchOut log={log} />,
    },
    {
      title: TEXTS.columns.total,
      width: 90,
      render: (_, log) => (
        <OrNone>{formatMinutes(live(log)?.worked ?? log.totalWorkedMins)}</OrNone>
      ),
    },
    {
      title: TEXTS.columns.breaks,
      width: 90,
      onCell: (log) => (breaksOf(log) ? {} : { className: 'own-nothing' }),
      render: (_, log) => <OrNone>{formatMinutes(breaksOf(log) || null)}</OrNone>,
    },
    {
      title: TEXTS.columns.status,
      minWidth: 110,
      render: (_, { status }) => <StatusTag status={displayStatus(status)} />,
    },
  ];
}

/** The punch-out, and whether it was late. */
function PunchOut({ log }: { readonly log: TimeLog }) {
  const { punchOut, state, isLateOut } = log;
  if (state === 'open') return TEXTS.stillOpen;
  return (
    <>
      <PunchTime text={punchOut} workDate={log.workDate} />
      {isLateOut && (
        <Typography.Text type="warning" style={LATE_OUT}>
          {TEXTS.lateOutMark}
        </Typography.Text>
      )}
    </>
  );
}

const isMissingOut = ({ state, punchOut }: TimeLog) => state !== 'open' && punchOut === null;

const LATE_OUT = { display: 'block', fontSize: 12 } as const;
