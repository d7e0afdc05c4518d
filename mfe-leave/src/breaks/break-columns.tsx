import type { BreakRow } from '@rollcall/shared/calls';
import { formatDate, formatTime } from '@rollcall/shared/domain';
import { PersonName, ROW_HEADING } from '@rollcall/shared/ui';
import type { TableColumnsType } from 'antd';
import { TEXTS } from './texts.ts';

/** Columns of spec §2 (Break Management), in its order. An open break has no end and no duration. */
export const BREAK_COLUMNS: TableColumnsType<BreakRow> = [
  {
    title: TEXTS.columns.employee,
    minWidth: 161,
    ...ROW_HEADING,
    render: (_, { employeeId, employeeName }) => <PersonName id={employeeId} name={employeeName} />,
  },
  { title: TEXTS.columns.date, width: 95, render: (_, { date }) => formatDate(date) },
  { title: TEXTS.columns.start, width: 84, render: (_, { startTime }) => formatTime(startTime) },
  { title: TEXTS.columns.end, width: 76, render: (_, { endTime }) => formatTime(endTime) },
  {
    title: TEXTS.columns.duration,
    width: 70,
    render: (_, { endTime, duration }) =>
      endTime === null || duration === null || duration < 0
        ? '-'
        : `${Math.round(duration)} ${TEXTS.minutes}`,
  },
  { title: TEXTS.columns.reason, minWidth: 100, render: (_, { reason }) => reason },
];
