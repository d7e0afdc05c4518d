import { type Period, periodsQuery } from '@rollcall/shared/calls';
import {
  ListTable,
  NO_WRAP,
  PageLink,
  ROW_HEADING,
  StatusTag,
  toListResult,
} from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { type TableColumnsType, Typography } from 'antd';
import type { ReactNode } from 'react';
import { closedBy, periodName, reopenedBy, scopeName } from './period-name.ts';
import { TEXTS } from './texts.ts';

interface Props {
  /** Shown below the list once it has loaded, since the list has any number of rows. */
  readonly children: ReactNode;
}

/** Periods that are closed or were reopened, the latest first; each leads to its sheet. */
export function PeriodList({ children }: Props) {
  const { page, showPage } = useListParameters();
  const query = useQuery({ ...periodsQuery(page), staleTime: 0 });
  return (
    <>
      <ListTable
        label={TEXTS.list}
        columns={COLUMNS}
        list={toListResult(query, page)}
        page={page}
        onPage={showPage}
        texts={TEXTS}
      />
      <div hidden={query.isPending}>{children}</div>
    </>
  );
}

const COLUMNS: TableColumnsType<Period> = [
  {
    title: TEXTS.columns.period,
    minWidth: 120,
    ...ROW_HEADING,
    render: (_, period) => (
      <PageLink to={`/time/closing?period=${period.id}`}>{periodName(period)}</PageLink>
    ),
  },
  { title: TEXTS.columns.scope, minWidth: 100, render: (_, period) => scopeName(period) },
  {
    title: TEXTS.columns.employees,
    width: 86,
    ...NO_WRAP,
    render: (_, { employees }) => employees,
  },
  { title: TEXTS.columns.closed, minWidth: 120, render: (_, period) => closedBy(period) },
  { title: TEXTS.columns.state, minWidth: 120, render: (_, period) => <State period={period} /> },
];

function State({ period }: { readonly period: Period }) {
  if (period.reopenedAt === null) return <StatusTag status={TEXTS.isClosed} />;
  return (
    <>
      <StatusTag status={TEXTS.isReopened} />
      <Typography.Text type="secondary" style={{ display: 'block' }}>
        {TEXTS.reopenedBecause(reopenedBy(period), period.reopenReason ?? '-')}
      </Typography.Text>
    </>
  );
}
