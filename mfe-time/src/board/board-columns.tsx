import type { BoardRow } from '@rollcall/shared/calls';
import type { BOARD_SORTS } from '@rollcall/shared/contract';
import { formatDate, formatMinutes, formatTime } from '@rollcall/shared/domain';
import type { SortedColumn } from '@rollcall/shared/list-views';
import {
  Chip,
  NO_WRAP,
  OrNone,
  PageLink,
  PersonName,
  ROW_HEADING,
  StatusTag,
  ZoneNote,
} from '@rollcall/shared/ui';
import { Button, type TableColumnsType, type TableColumnType } from 'antd';
import { TEXTS } from './texts.ts';
import type { BoardTableRow } from './use-board.ts';

interface Shown {
  /** The company's date. */
  readonly today: string | null;
  readonly companyZone: string | null;
  readonly sortedBy: SortedColumn<typeof BOARD_SORTS>;
  /** Opens a log; undefined where this is not offered. */
  readonly onOpen: ((id: number) => void) | undefined;
}

/** Columns that a user may add. */
export const ADDED_COLUMNS = ['department'];

/** Columns of the board, with those that a user may add. Times are those of the employee's zone, which a row names when it is not the company's. */
export function boardColumns({
  today,
  companyZone,
  sortedBy,
  onOpen,
}: Shown): TableColumnsType<BoardTableRow> {
  return [
    {
      title: TEXTS.columns.employee,
      ...sortedBy('employee'),
      minWidth: 166,
      ...ROW_HEADING,
      render: (_, row) => (
        <PersonName
          id={row.employeeId}
          name={row.employeeName}
          note={<ZoneNote zone={row.zone} companyZone={companyZone} />}
        >
          <Opener row={row} today={today} onOpen={onOpen} />
        </PersonName>
      ),
    },
    {
      title: TEXTS.columns.state,
      ...sortedBy('state'),
      width: 110,
      ...NO_WRAP,
      render: (_, { state }) => <StatusTag status={LABELS[state] ?? state} />,
    },
    {
      title: TEXTS.columns.since,
      ...sortedBy('since'),
      // Not a short value: the date of a night shift's punch breaks before the time.
      minWidth: 110,
      render: (_, { since }) => <OrNone>{sinceText(since, today)}</OrNone>,
    },
    SHIFT,
    {
      title: TEXTS.columns.late,
      ...sortedBy('late'),
      width: 95,
      ...NO_WRAP,
      render: (_, { lateMins }) => <OrNone>{lateMins > 0 ? formatMinutes(lateMins) : '-'}</OrNone>,
    },
    DEPARTMENT,
  ];
}

const SHIFT: TableColumnType<BoardTableRow> = {
  title: TEXTS.columns.shift,
  key: 'shift',
  minWidth: 150,
  ...NO_WRAP,
  render: (_, { shifts }) => <OrNone>{shiftsText(shifts)}</OrNone>,
};

const DEPARTMENT: TableColumnType<BoardTableRow> = {
  title: TEXTS.columns.department,
  key: 'department',
  minWidth: 110,
  render: (_, { department }) => (department ? <Chip>{department}</Chip> : '-'),
};

function shiftsText(shifts: BoardRow['shifts']): string {
  if (shifts.length === 0) return '-';
  return shifts.map(({ start, end }) => `${formatTime(start)} – ${formatTime(end)}`).join(', ');
}

/** The time, and the date when it is not today's. */
function sinceText(since: string | null, today: string | null): string {
  if (since === null) return '-';
  // A time is not split over two lines.
  const time = formatTime(since).replace(' ', '\u00a0');
  const isToday = today === null || since.startsWith(today);
  return isToday ? time : `${formatDate(since)}, ${time}`;
}

const LABELS: Readonly<Record<string, string>> = TEXTS.states;

/** The employee: opens the time log, where logs can be opened, otherwise leads to the day in the month. */
function Opener({
  row,
  today,
  onOpen,
}: { readonly row: BoardRow } & Pick<Shown, 'today' | 'onOpen'>) {
  const { employeeId, timeLogId, workDate } = row;
  const name = row.employeeName;
  if (onOpen && timeLogId !== null) {
    return (
      <Button
        type="link"
        id={`open-log-${timeLogId}`}
        aria-haspopup="dialog"
        aria-description={TEXTS.openLog(name)}
        style={OPENER}
        onClick={() => onOpen(timeLogId)}
      >
        {name}
      </Button>
    );
  }
  const day = workDate ?? today;
  if (day === null) return name;
  const query = new URLSearchParams({ month: day.slice(0, 7), employee: String(employeeId), day });
  return <PageLink to={`/time/month?${query}`}>{name}</PageLink>;
}

const OPENER = {
  padding: 0,
  borderWidth: 0,
  height: 'auto',
  minHeight: 24,
  fontWeight: 'inherit',
  textAlign: 'start',
  whiteSpace: 'normal',
} as const;
