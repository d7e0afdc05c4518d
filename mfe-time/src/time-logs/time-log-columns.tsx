import type { TimeLogRow } from '@rollcall/shared/calls';
import {
  displayStatus,
  formatDate,
  formatDuration,
  formatTime,
  liveMinutes,
} from '@rollcall/shared/domain';
import {
  type ListSort,
  NO_WRAP,
  OrNone,
  PersonName,
  PunchTime,
  ROW_HEADING,
  StatusTag,
  sortedColumn,
  ZoneNote,
} from '@rollcall/shared/ui';
import { Button, type TableColumnsType, type TableColumnType, Typography } from 'antd';
import { TEXTS } from './texts.ts';

interface Shown {
  /** The rows of the page: a date that repeats that of the row above is quiet. */
  readonly rows: readonly TimeLogRow[];
  /** Epoch milliseconds, for the duration of open logs. */
  readonly now: number;
  /** The company zone; null on a base backend, where nothing is calculated. */
  readonly zone: string | null;
  /** How the server sorts; columns are sortable only when this is given. */
  readonly sort?: { readonly current: ListSort | undefined };
  /** Opens a log; undefined where this is not offered. */
  readonly onOpen?: ((id: number) => void) | undefined;
}

/** Columns of spec §2 (Time Logs), in its order; formats of spec §9. Minutes are shown as received; open logs count up (design §10). */
export function timeLogColumns({
  rows,
  now,
  zone,
  sort,
  onOpen,
}: Shown): TableColumnsType<TimeLogRow> {
  const live = (log: TimeLogRow) =>
    log.state === 'open' && zone !== null ? liveMinutes(log, now, log.zone ?? zone) : undefined;
  const sortable = (key: string) => (sort ? sortedColumn(key, sort.current) : { key });
  return [
    {
      title: TEXTS.columns.employee,
      minWidth: 166,
      ...ROW_HEADING,
      ...sortable('employee'),
      render: (_, log) => <Employee log={log} onOpen={onOpen} />,
    },
    dateColumn(zone, rows),
    {
      title: TEXTS.columns.punchIn,
      width: 84,
      ...NO_WRAP,
      ...sortable('punchIn'),
      render: (_, { punchIn, workDate }) => <PunchTime text={punchIn} workDate={workDate} />,
    },
    {
      title: TEXTS.columns.punchOut,
      width: 92,
      ...NO_WRAP,
      ...sortable('punchOut'),
      render: (_, log) => <PunchOut log={log} />,
    },
    {
      ...durationColumn(
        TEXTS.columns.total,
        'worked',
        (log) => live(log)?.worked ?? log.totalWorkedMins,
      ),
      ...sortable('worked'),
    },
    durationColumn(
      TEXTS.columns.breaks,
      'breaks',
      (log) => live(log)?.breaks ?? log.totalBreakMins,
    ),
    { ...STATUS, ...sortable('status') },
  ];
}

const durationColumn = (
  title: string,
  key: string,
  minutesOf: (log: TimeLogRow) => number | null,
): TableColumnType<TimeLogRow> => ({
  title,
  key,
  width: 88,
  ...NO_WRAP,
  render: (_, log) => <OrNone>{formatDuration(minutesOf(log))}</OrNone>,
});

const STATUS: TableColumnType<TimeLogRow> = {
  title: TEXTS.columns.status,
  minWidth: 120,
  render: (_, { status }) => <StatusTag status={displayStatus(status)} />,
};

const dateColumn = (zone: Shown['zone'], rows: Shown['rows']): TableColumnType<TimeLogRow> => ({
  title: TEXTS.columns.date,
  key: 'date',
  width: 95,
  ...NO_WRAP,
  render: (_, log, index) => (
    <WorkDate log={log} zone={zone} isRepeated={log.workDate === rows[index - 1]?.workDate} />
  ),
});

interface WorkDateProps extends Pick<Shown, 'zone'> {
  readonly log: TimeLogRow;
  readonly isRepeated: boolean;
}

const WorkDate = ({ log, zone, isRepeated }: WorkDateProps) => (
  <>
    <Typography.Text {...(isRepeated && { type: 'secondary' })}>
      {formatDate(log.workDate)}
    </Typography.Text>
    <ZoneNote zone={log.zone} companyZone={zone} />
  </>
);

/** The punch-out; on our server it says when it came after the log had been marked as missing it. */
const PunchOut = ({ log: { punchOut, workDate, isLateOut } }: { readonly log: TimeLogRow }) => (
  <>
    <PunchTime text={punchOut} workDate={workDate} />
    {isLateOut && (
      <Typography.Text type="warning" style={LATE_OUT}>
        {TEXTS.lateOut}
      </Typography.Text>
    )}
  </>
);

const LATE_OUT = { display: 'block', fontSize: 12, whiteSpace: 'normal' } as const;

/** The employee, whose name opens the log. */
const Employee = ({ log, onOpen }: OpenerProps) => (
  <PersonName id={log.employeeId} name={log.employeeName}>
    <Opener log={log} onOpen={onOpen} />
  </PersonName>
);

type OpenerProps = { readonly log: TimeLogRow } & Pick<Shown, 'onOpen'>;

/** The name; where logs can be opened, a button that opens this one. */
function Opener({ log, onOpen }: OpenerProps) {
  const { id, employeeName, workDate, punchIn } = log;
  const name = employeeName ?? 'N/A';
  if (!onOpen || id === null) return name;
  return (
    <Button
      type="link"
      id={`open-log-${id}`}
      aria-haspopup="dialog"
      aria-description={TEXTS.open(formatDate(workDate), formatTime(punchIn))}
      style={OPENER}
      onClick={() => onOpen(id)}
    >
      {name}
    </Button>
  );
}

const OPENER = {
  padding: 0,
  height: 'auto',
  minHeight: 24,
  fontWeight: 'inherit',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;
