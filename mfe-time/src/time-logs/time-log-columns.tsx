import type { TimeLogRow } from '@rollcall/shared/calls';
import { displayStatus, formatDate, formatDuration, formatTime } from '@rollcall/shared/domain';
import { ROW_HEADING, StatusTag } from '@rollcall/shared/ui';
import type { TableColumnsType } from 'antd';
import { TEXTS } from './texts.ts';

/** Columns of spec §2 (Time Logs), in its order; formats of spec §9. */
export const TIME_LOG_COLUMNS: TableColumnsType<TimeLogRow> = [
  {
    title: TEXTS.columns.employee,
    ...ROW_HEADING,
    render: (_, { employeeName }) => employeeName ?? 'N/A',
  },
  { title: TEXTS.columns.date, render: (_, { workDate }) => formatDate(workDate) },
  { title: TEXTS.columns.punchIn, render: (_, { punchIn }) => formatTime(punchIn) },
  { title: TEXTS.columns.punchOut, render: (_, { punchOut }) => formatTime(punchOut) },
  { title: TEXTS.columns.total, render: (_, { workedMinutes }) => formatDuration(workedMinutes) },
  { title: TEXTS.columns.breaks, render: (_, { breakMinutes }) => formatDuration(breakMinutes) },
  {
    title: TEXTS.columns.status,
    render: (_, { status }) => <StatusTag status={displayStatus(status)} />,
  },
];
