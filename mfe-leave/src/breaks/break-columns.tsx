import type { BreakRow } from '@rollcall/shared/calls';
import { formatDate, formatTime } from '@rollcall/shared/domain';
import { ROW_HEADING } from '@rollcall/shared/ui';
import type { TableColumnsType } from 'antd';
import { TEXTS } from './texts.ts';

/** Columns of spec §2 (Break Management), in its order. An open break has no end and no duration. */
export const BREAK_COLUMNS: TableColumnsType<BreakRow> = [
  {
    title: TEXTS.columns.employee,
    ...ROW_HEADING,
    render: (_, { employeeName }) => employeeName ?? 'N/A',
  },
  { title: TEXTS.columns.date, render: (_, { date }) => formatDate(date) },
  { title: TEXTS.columns.start, render: (_, { startTime }) => formatTime(startTime) },
  { title: TEXTS.columns.end, render: (_, { endTime }) => formatTime(endTime) },
  {
    title: TEXTS.columns.duration,
    render: (_, { endTime, duration }) =>
      endTime === null || duration === null || duration < 0
        ? '-'
        : `${Math.round(duration)} ${TEXTS.minutes}`,
  },
  { title: TEXTS.columns.reason, render: (_, { reason }) => reason },
];
