import { ownTimeQuery, timeStatisticsQuery } from '@rollcall/shared/calls';
import { formatMinutes, lastOfMonth } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { ErrorNotice, Figure, ListTable, toListResult } from '@rollcall/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Card, Typography } from 'antd';
import { ownLogColumns } from './own-log-columns.tsx';
import { TEXTS } from './texts.ts';
import './own-month.css';

interface Props {
  /** Undefined when the session has no user id: then the logs are read, but not the totals. */
  readonly employeeId: number | undefined;
  /** `YYYY-MM`. */
  readonly month: string;
  /** Epoch milliseconds, for the duration of an open log. */
  readonly now: number;
  /** The zone of the page; null while it is unknown. */
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

/** Totals of the month. */
function MonthTotals({ employeeId, month }: { employeeId: number; month: string }) {
  const startDate = `${month}-01`;
  const hasPolicies = useCapability('working-time');
  const range = { employeeId, startDate, endDate: lastOfMonth(startDate) };
  const { data, error, refetch } = useQuery({
    ...timeStatisticsQuery(range, 'listMonthlyLogs'),
    staleTime: 0,
  });
  if (error && !data) {
    return (
      <div style={{ marginBlockEnd: 16 }}>
        <ErrorNotice message={error.message} onRetry={() => void refetch()} />
      </div>
    );
  }
  const cards = [
    [TEXTS.totals.worked, formatMinutes(data?.workedMinutes)],
    [TEXTS.totals.days, data?.workedDays ?? '-'],
    [TEXTS.totals.breaks, formatMinutes(data?.breakMinutes)],
    [TEXTS.totals.leaves, data?.leaves ?? '-'],
  ] as const;
  return (
    <div style={{ marginBlockEnd: 16 }}>
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
      {hasPolicies && <Typography.Text type="secondary">{TEXTS.totalsMean}</Typography.Text>}
    </div>
  );
}

/** On one line, so that the cards are equally high. */
const TOTAL = { fontSize: 20, whiteSpace: 'nowrap' } as const;
