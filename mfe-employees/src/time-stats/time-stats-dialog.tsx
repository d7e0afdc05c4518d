import type { TimeLog } from '@rollcall/shared/calls';
import { FIRST_PAGE } from '@rollcall/shared/domain';
import { Dialog, ErrorNotice, ListTable, useToday } from '@rollcall/shared/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { logColumns } from './log-columns.tsx';
import { currentPeriod, type Period, rangeOf } from './period.ts';
import { PeriodPicker } from './period-picker.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TEXTS } from './texts.ts';
import { useTimeStats } from './use-time-stats.ts';

// Lazy, because the numbers are shown first.
const HoursChart = lazy(async () => ({
  default: (await import('./hours-chart.tsx')).HoursChart,
}));
const BreakLogsDialog = lazy(async () => ({
  default: (await import('./break-logs-dialog.tsx')).BreakLogsDialog,
}));

interface Props {
  readonly employeeId: number;
  readonly title: string;
  readonly onClose: () => void;
}

/** An employee's time in a month or a date range (spec §2, Time Stats dialog). */
export function TimeStatsDialog({ employeeId, title, onClose }: Props) {
  const today = useToday();
  const [period, setPeriod] = useState(() => currentPeriod(today));
  const [page, setPage] = useState(FIRST_PAGE);
  const [breaksOf, setBreaksOf] = useState<TimeLog>();
  const range = rangeOf(period);
  const { logs, statistics } = useTimeStats({ employeeId, mode: period.mode, range, page });
  const columns = useMemo(() => logColumns(setBreaksOf), []);
  const changePeriod = (to: Period) => {
    setPeriod(to);
    setPage(FIRST_PAGE);
  };
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      <PeriodPicker period={period} today={today} onChange={changePeriod} />
      {statistics.error && (
        <ErrorNotice message={statistics.error.message} onRetry={() => void statistics.refetch()} />
      )}
      <SummaryCards totals={statistics.data} isLoading={statistics.isLoading} />
      {range && (
        <>
          <Suspense fallback={<div style={{ height: 134 }} />}>
            <HoursChart logs={logs.data?.rows ?? []} />
          </Suspense>
          <ListTable
            label={TEXTS.table}
            columns={columns}
            list={logs}
            page={page}
            onPage={setPage}
            texts={TEXTS}
          />
        </>
      )}
      <Suspense fallback={null}>
        {breaksOf && <BreakLogsDialog log={breaksOf} onClose={() => setBreaksOf(undefined)} />}
      </Suspense>
    </Dialog>
  );
}
