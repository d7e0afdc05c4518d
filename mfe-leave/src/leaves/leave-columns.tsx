import type { Leave } from '@rollcall/shared/calls';
import { formatDate, formatLeaveDays, leaveDays } from '@rollcall/shared/domain';
import { ROW_HEADING, StatusTag } from '@rollcall/shared/ui';
import type { TableColumnsType } from 'antd';
import { DecideButtons } from './decide-buttons.tsx';
import { TEXTS } from './texts.ts';

/** Names the row to its buttons: whose leave it is. */
const nameId = (index: number) => `leave-employee-${index}`;

/** Columns of spec §2 (Leave Management), in its order. */
export const LEAVE_COLUMNS: TableColumnsType<Leave> = [
  {
    title: TEXTS.columns.employee,
    ...ROW_HEADING,
    render: (_, { employeeName }, index) => <span id={nameId(index)}>{employeeName ?? 'N/A'}</span>,
  },
  { title: TEXTS.columns.type, render: (_, { type }) => type ?? '-' },
  { title: TEXTS.columns.start, render: (_, { startDate }) => formatDate(startDate) },
  { title: TEXTS.columns.end, render: (_, { endDate }) => formatDate(endDate) },
  {
    title: TEXTS.columns.duration,
    render: (_, { startDate, endDate }) =>
      formatLeaveDays(leaveDays(startDate ?? '', endDate ?? '')),
  },
  { title: TEXTS.columns.applied, render: (_, { appliedOn }) => formatDate(appliedOn) },
  { title: TEXTS.columns.status, render: (_, { status }) => <StatusTag status={status} /> },
  {
    title: TEXTS.columns.actions,
    render: (_, leave, index) => <DecideButtons leave={leave} describedBy={nameId(index)} />,
  },
];
