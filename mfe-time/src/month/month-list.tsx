import { clampPage } from '@rollcall/shared/domain';
import {
  EmptyState,
  ErrorNotice,
  ListFooter,
  ListLoading,
  type ListPage,
  useToday,
} from '@rollcall/shared/ui';
import { Typography } from 'antd';
import { useEffect } from 'react';
import type { Detail } from './day-face.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthLegend } from './month-legend.tsx';
import type { MonthListResult, MonthRow } from './month-list-result.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly list: MonthListResult;
  readonly month: string;
  readonly page: number;
  readonly detail: Detail;
  /** Whether only some of the employees are asked for. */
  readonly isFiltered: boolean;
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  readonly onExplain: (employeeId: number, date: string) => void;
}

const partOf = (page: number, { rows, total, pageSize }: ListPage<MonthRow>) =>
  TEXTS.part(page * pageSize + 1, page * pageSize + rows.length, total);

/** The grid with its footer. A failure replaces the grid, or is shown above rows that are already loaded. */
export function MonthList({ list, month, page, detail, isFiltered, onPage, onExplain }: Props) {
  const isCurrent = useToday().startsWith(month);
  const { data, error, isRefreshing, retry } = list;
  const lastPage = data && !isRefreshing ? clampPage(page, data.total, data.pageSize) : page;
  useEffect(() => {
    if (lastPage !== page) onPage(lastPage, { replace: true });
  }, [lastPage, onPage, page]);
  const notice = error && <ErrorNotice message={error.message} onRetry={retry} />;
  if (!data && notice) return notice;
  return (
    <>
      {notice}
      {!data && (
        <div aria-busy>
          <ListLoading text={TEXTS.loading} />
        </div>
      )}
      {data?.rows.length === 0 && (
        <EmptyState>{isFiltered ? TEXTS.emptyFiltered : TEXTS.empty}</EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <>
          <MonthGrid
            rows={data.rows}
            month={month}
            isBusy={isRefreshing}
            detail={detail}
            onExplain={onExplain}
          />
          <MonthLegend detail={detail} />
          {data.total > data.rows.length && <p className="print-only">{partOf(page, data)}</p>}
          {isCurrent && detail === 'figures' && <p className="month-note">{TEXTS.balanceMeans}</p>}
          <Typography.Text type="secondary" className="not-printed">
            {TEXTS.keys}
          </Typography.Text>
        </>
      )}
      <ListFooter label={TEXTS.title} page={page} list={data} onPage={onPage} />
    </>
  );
}
