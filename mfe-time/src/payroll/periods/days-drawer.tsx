import { type PeriodDay, periodDaysQuery } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import {
  cutListPage,
  Drawer,
  ListTable,
  NO_WRAP,
  PageLink,
  ROW_HEADING,
  StatusTag,
} from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { useState } from 'react';
import { formatHours, formatSigned } from './format-hours.ts';
import type { SheetRow } from './sheet-columns.tsx';
import { SHEET_TEXTS } from './texts.ts';

/** A month fits on one page. */
const PAGE_SIZE = 31;

interface Props {
  readonly periodId: number;
  /** Code of the employee; undefined while it is closed. */
  readonly code: string | undefined;
  /** The line of the employee, if the sheet shows it. */
  readonly row: SheetRow | undefined;
  readonly onClose: () => void;
}

/** The closed days of an employee; each leads to the day itself. */
export function DaysDrawer({ periodId, code, row, onClose }: Props) {
  return (
    <Drawer
      isOpen={code !== undefined}
      width={760}
      title={SHEET_TEXTS.daysOf(row?.name ?? code ?? '')}
      onClose={onClose}
    >
      {code !== undefined && <Days periodId={periodId} code={code} employeeId={row?.id ?? null} />}
    </Drawer>
  );
}

interface DaysProps {
  readonly periodId: number;
  readonly code: string;
  /** Null for a deleted employee, whose days have no page. */
  readonly employeeId: number | null;
}

function Days({ periodId, code, employeeId }: DaysProps) {
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(periodDaysQuery(periodId, code));
  return (
    <ListTable
      label={SHEET_TEXTS.days}
      columns={columnsOf(employeeId)}
      list={{
        data:
          data &&
          cutListPage(
            data.map((day) => ({ ...day, id: null })),
            page,
            0,
            PAGE_SIZE,
          ),
        error,
        isRefreshing: false,
        retry: () => void refetch(),
      }}
      page={page}
      onPage={setPage}
      texts={{ loading: SHEET_TEXTS.daysLoading, empty: SHEET_TEXTS.noDays }}
      hasEmptyFooter={false}
    />
  );
}

function columnsOf(employeeId: number | null): TableColumnsType<PeriodDay & { id: null }> {
  const { columns } = SHEET_TEXTS;
  const figure = (title: string, textOf: (day: PeriodDay) => string) => ({
    title,
    ...NO_WRAP,
    render: (_: unknown, day: PeriodDay) => textOf(day),
  });
  return [
    {
      title: columns.date,
      ...ROW_HEADING,
      render: (_, { date }) =>
        employeeId === null ? (
          formatDate(date)
        ) : (
          <span style={{ whiteSpace: 'nowrap' }}>
            <PageLink
              to={`/time/month?month=${date.slice(0, 7)}&employee=${employeeId}&day=${date}`}
            >
              {formatDate(date)}
            </PageLink>
          </span>
        ),
    },
    {
      title: columns.status,
      render: (_, { status, holiday }) => (
        <>
          <StatusTag status={status} />
          {holiday !== null && <div>{holiday}</div>}
        </>
      ),
    },
    figure(columns.expected, ({ expectedMins }) => formatHours(expectedMins)),
    figure(columns.worked, ({ workedMins }) => formatHours(workedMins)),
    figure(columns.adjustments, ({ adjustmentMins }) => formatSigned(adjustmentMins)),
    figure(columns.balance, ({ balanceMins }) => formatSigned(balanceMins)),
    figure(columns.late, ({ lateMins }) => formatHours(lateMins)),
    figure(columns.overtime, ({ overtimeMins }) => formatHours(overtimeMins)),
  ];
}
