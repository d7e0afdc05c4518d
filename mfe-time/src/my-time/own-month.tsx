import { ownTimeQuery, type TimeLog, timeStatisticsQuery } from '@rollcall/shared/calls';
import {
  displayStatus,
  formatDate,
  formatDuration,
  formatTime,
  lastOfMonth,
} from '@rollcall/shared/domain';
import {
  Figure,
  ListTable,
  ROW_HEADING,
  StatusTag,
  toListResult,
  ZoneNote,
} from '@rollcall/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Card, type TableColumnsType } from 'antd';
import { mayPunchInAgain, openMinutes } from './open-log.ts';
import { TEXTS } from './texts.ts';
import './own-month.css';

/** Minutes are shown as received; an open log counts up, unless it was forgotten (design §10). */
export function ownLogColumns(now: number, zone: string | null): TableColumnsType<TimeLog> {
  const live = (log: TimeLog) =>
    log.state === 'open' && !mayPunchInAgain(log, now, zone)
      ? openMinutes(log, now, zone)
      : undefined;
  return [
    {
      title: TEXTS.columns.date,
      ...ROW_HEADING,
      render: (_, log) => (
        <>
          {formatDate(log.workDate)}
          <ZoneNote zone={log.zone} companyZone={zone} />
        </>
      ),
    },
    { title: TEXTS.columns.punchIn, render: (_, { punchIn }) => formatTime(punchIn) },
    { title: TEXTS.columns.punchOut, render: (_, { punchOut }) => formatTime(punchOut) },
    {
      title: TEXTS.columns.total,
      render: (_, log) => formatDuration(live(log)?.worked ?? log.workedMinutes),
    },
    {
      title: TEXTS.columns.breaks,
      render: (_, log) => formatDuration(live(log)?.breaks ?? log.breakMinutes),
    },
    {
      title: TEXTS.columns.status,
      render: (_, { status }) => <StatusTag status={displayStatus(status)} />,
    },
  ];
}

interface Props {
  /** Undefined when the session has no user id: then the logs are read, but not the totals. */
  readonly employeeId: number | undefined;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Epoch milliseconds, for the duration of an open log. */
  readonly now: number;
  /** The company zone; null while it is unknown. */
  readonly zone: string | null;
  readonly page: number;
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
}

/** Your own logs of a month, and their totals. */
export function OwnMonth({ employeeId, month, now, zone, page, onPage }: Props) {
  const query = useQuery({
    ...ownTimeQuery({ page, month }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="own-logs">
      {employeeId !== undefined && <MonthTotals employeeId={employeeId} month={month} />}
      <ListTable
        label={TEXTS.monthLogs}
        columns={ownLogColumns(now, zone)}
        list={toListResult(query, page)}
        page={page}
        onPage={onPage}
        texts={{ loading: TEXTS.loadingMonth, empty: TEXTS.emptyMonth }}
        hasEmptyFooter={false}
      />
    </div>
  );
}

/** Totals of the month. When they cannot be read, the list below shows the error. */
function MonthTotals({ employeeId, month }: { employeeId: number; month: string }) {
  const startDate = `${month}-01`;
  const range = { employeeId, startDate, endDate: lastOfMonth(startDate) };
  const { data, error } = useQuery({ ...timeStatisticsQuery(range), staleTime: 0 });
  if (error && !data) return null;
  const cards = [
    [TEXTS.totals.worked, formatDuration(data?.workedMinutes)],
    [TEXTS.totals.days, data?.workedDays ?? '-'],
    [TEXTS.totals.breaks, formatDuration(data?.breakMinutes)],
    [TEXTS.totals.leaves, data?.leaves ?? '-'],
  ] as const;
  return (
    <div className="own-totals">
      {cards.map(([title, value]) => (
        <section key={title} aria-label={title}>
          <Card size="small">
            <Figure
              title={title}
              value={value}
              isLoading={data === undefined}
              styles={{ content: TOTAL }}
            />
          </Card>
        </section>
      ))}
    </div>
  );
}

/** On one line, so that the cards are equally high. */
const TOTAL = { fontSize: 20, whiteSpace: 'nowrap' } as const;
