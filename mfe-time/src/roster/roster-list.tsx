import type { RosterDay, RosterRow, RosterSummary, Shift } from '@rollcall/shared/calls';
import { clampPage } from '@rollcall/shared/domain';
import {
  EmptyState,
  ErrorNotice,
  ListFooter,
  ListLoading,
  type ListResult,
} from '@rollcall/shared/ui';
import { Alert, Flex } from 'antd';
import { type KeyboardEvent, useEffect } from 'react';
import type { GridKeys } from './grid-keys.ts';
import { RosterGrid } from './roster-grid.tsx';
import { RosterLegend } from './roster-legend.tsx';
import { TEXTS } from './texts.ts';
import type { Problem } from './use-day-keys.ts';

interface Props {
  readonly list: ListResult<RosterRow>;
  readonly summary: RosterSummary | undefined;
  readonly dates: readonly string[];
  /** Undefined until they are known. */
  readonly shifts: readonly Shift[] | undefined;
  readonly keys: GridKeys;
  readonly page: number;
  readonly isFiltered: boolean;
  /** Which keys changed nothing, and why. */
  readonly problems: readonly Problem[];
  readonly onDismiss: (problem: Problem) => void;
  readonly onPage: (page: number, how?: { readonly replace: boolean }) => void;
  readonly onOpen: (employeeId: number, date: string) => void;
  readonly onDayKey: (event: KeyboardEvent, row: RosterRow, day: RosterDay) => void;
}

/** The grid with its legend and footer. A failure replaces the grid, or is shown above rows that are already loaded. */
export function RosterList(props: Props) {
  const { list, page, isFiltered, problems, onPage } = props;
  const { data, error, isRefreshing, retry } = list;
  const lastPage = data && !isRefreshing ? clampPage(page, data.total, data.pageSize) : page;
  useEffect(() => {
    if (lastPage !== page) onPage(lastPage, { replace: true });
  }, [lastPage, onPage, page]);
  const notice = error && <ErrorNotice message={error.message} onRetry={retry} />;
  if (!data && notice) return notice;
  return (
    // The colours of shifts are variables of antd.
    <Flex vertical>
      {notice}
      {problems.map((problem) => (
        <Alert
          key={problem.cell}
          type="error"
          showIcon
          role="alert"
          title={problem.text}
          closable={{ onClose: () => props.onDismiss(problem), 'aria-label': TEXTS.dismiss }}
          style={{ marginBottom: 12 }}
        />
      ))}
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
          <RosterGrid
            rows={data.rows}
            dates={props.dates}
            cover={props.summary?.isComplete ? props.summary.cover : undefined}
            keys={props.keys}
            isBusy={isRefreshing}
            onOpen={props.onOpen}
            onDayKey={props.onDayKey}
          />
          <RosterLegend shifts={props.shifts} />
        </>
      )}
      <ListFooter label={TEXTS.title} page={page} list={data} onPage={onPage} />
    </Flex>
  );
}
