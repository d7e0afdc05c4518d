import type { TimeLog } from '@rollcall/shared/calls';
import { FIRST_PAGE, formatDate, MAX_PAGE } from '@rollcall/shared/domain';
import { Dialog, ErrorNotice, ListTable, useToday } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { lazy, Suspense, useState } from 'react';
import { logColumns } from './log-columns.tsx';
import {
  type Period,
  type PeriodInUrl,
  periodInUrl,
  type Range,
  rangeOf,
  readPeriod,
} from './period.ts';
import { PeriodPicker } from './period-picker.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TEXTS } from './texts.ts';
import { useTimeStats } from './use-time-stats.ts';

// Lazy, because the numbers are shown first.
const PeriodChart = lazy(async () => ({
  default: (await import('./period-chart.tsx')).PeriodChart,
}));
const BreakLogsDialog = lazy(async () => ({
  default: (await import('./break-logs-dialog.tsx')).BreakLogsDialog,
}));

interface Props {
  readonly employeeId: number;
  readonly title: string;
  /** Period and page in the URL. */
  readonly values: PeriodInUrl & { readonly logs?: string | undefined };
  /** Changes the URL. */
  readonly onChange: (values: Props['values']) => void;
  readonly onClose: () => void;
}

/** Names the log of the Break Logs dialog in the URL. Logs of a base backend may have no id. */
const breaksKey = ({ id, punchIn }: TimeLog) => String(id ?? punchIn);

/** Zero-based, one-based in the URL. */
function readPage(text: string | undefined): number {
  const page = Number(text ?? 1) - 1;
  return Number.isInteger(page) && page > FIRST_PAGE ? Math.min(page, MAX_PAGE) : FIRST_PAGE;
}

/** An employee's time in a month or a date range (spec §2, Time Stats dialog). */
export function TimeStatsDialog({ employeeId, title, values, onChange, onClose }: Props) {
  const today = useToday();
  const [period, setPeriod] = useState(() => readPeriod(values, today));
  const [page, setPage] = useState(() => readPage(values.logs));
  const breaks = useDialogParameters({ which: ['breaks'] });
  const range = rangeOf(period);
  const { logs, statistics } = useTimeStats({ employeeId, mode: period.mode, range, page });
  const columns = logColumns((log) => breaks.open({ breaks: breaksKey(log) }));
  const breaksOf = logs.data?.rows.find((log) => breaksKey(log) === breaks.values.breaks);
  const changePeriod = (to: Period) => {
    setPeriod(to);
    setPage(FIRST_PAGE);
    const inUrl = periodInUrl(to);
    if (inUrl) onChange({ ...inUrl, logs: undefined });
  };
  const showPage = (to: number) => {
    setPage(to);
    onChange({ logs: to > FIRST_PAGE ? String(to + 1) : undefined });
  };
  return (
    <Dialog title={title} size="xl" onClose={onClose}>
      <PeriodPicker period={period} today={today} onChange={changePeriod} />
      {range && <PrintedPeriod range={range} today={today} />}
      {statistics.error && (
        <ErrorNotice message={statistics.error.message} onRetry={() => void statistics.refetch()} />
      )}
      <SummaryCards totals={statistics.data} isLoading={statistics.isLoading} />
      {range && (
        <>
          <Suspense fallback={<div style={{ height: 170 }} />}>
            <PeriodChart {...{ employeeId, range }} mode={period.mode} data={logs.data} />
          </Suspense>
          <ListTable
            label={TEXTS.table}
            columns={columns}
            list={logs}
            page={page}
            onPage={showPage}
            texts={TEXTS}
          />
        </>
      )}
      <Suspense fallback={null}>
        {breaksOf && <BreakLogsDialog log={breaksOf} onClose={breaks.close} />}
      </Suspense>
    </Dialog>
  );
}

/** On paper, in place of the fields: the period, and when it was printed. */
const PrintedPeriod = ({ range, today }: { readonly range: Range; readonly today: string }) => (
  <p className="print-only">
    {TEXTS.printed(formatDate(range.startDate), formatDate(range.endDate), formatDate(today))}
  </p>
);
