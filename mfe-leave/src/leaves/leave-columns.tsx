import type { Leave } from '@rollcall/shared/calls';
import { formatDate, formatLeaveDays, leaveDays } from '@rollcall/shared/domain';
import {
  Chip,
  type ListSort,
  ROW_ACTIONS,
  ROW_DETAIL,
  ROW_HEADING,
  StatusTag,
  sortedColumn,
} from '@rollcall/shared/ui';
import type { TableColumnsType, TableColumnType } from 'antd';
import type { ComponentType } from 'react';
import { TEXTS } from './texts.ts';

interface Options {
  /** Renders a row's employee. */
  readonly Employee: ComponentType<{ readonly leave: Leave }>;
  /** Renders a row's actions. */
  readonly Action: ComponentType<{ readonly leave: Leave }>;
  readonly sorted: ListSort | undefined;
}

/** Columns that a user may add to the specified ones. */
export const ADDED_COLUMNS = ['department', 'reason'];

/** Columns of spec §2 (Leave Management), in its order, those that a user may add, and the actions. */
export function leaveColumns({ Employee, Action, sorted }: Options): TableColumnsType<Leave> {
  const by = (key: string) => sortedColumn(key, sorted);
  const columns: TableColumnType<Leave>[] = [
    {
      title: TEXTS.columns.employee,
      minWidth: 114,
      ...ROW_HEADING,
      ...by('employee'),
      render: (_, leave) => <Employee leave={leave} />,
    },
    {
      title: TEXTS.columns.type,
      minWidth: 76,
      ...by('type'),
      render: (_, { type }) => type ?? '-',
    },
    {
      title: TEXTS.columns.start,
      minWidth: 70,
      ...ROW_DETAIL,
      ...by('startDate'),
      render: (_, { startDate }) => formatDate(startDate),
    },
    {
      title: TEXTS.columns.end,
      minWidth: 70,
      ...by('endDate'),
      render: (_, { endDate }) => formatDate(endDate),
    },
    { ...DURATION, ...by('days') },
    { ...APPLIED, ...by('appliedOn') },
    { ...STATUS, ...by('status') },
    DEPARTMENT,
    REASON,
    {
      title: TEXTS.columns.actions,
      width: 172,
      ...ROW_ACTIONS,
      render: (_, leave) => <Action leave={leave} />,
    },
  ];
  return columns.map(narrow);
}

const DURATION: TableColumnType<Leave> = {
  title: TEXTS.columns.duration,
  width: 68,
  render: (_, { startDate, endDate }) => formatLeaveDays(leaveDays(startDate ?? '', endDate ?? '')),
};

const APPLIED: TableColumnType<Leave> = {
  title: TEXTS.columns.applied,
  minWidth: 88,
  render: (_, { appliedOn }) => formatDate(appliedOn),
};

const STATUS: TableColumnType<Leave> = {
  title: TEXTS.columns.status,
  width: 66,
  render: (_, { status }) => <StatusTag status={status} />,
};

const DEPARTMENT: TableColumnType<Leave> = {
  title: TEXTS.columns.department,
  key: 'department',
  minWidth: 90,
  render: (_, { department }) => (department ? <Chip>{department}</Chip> : '-'),
};

const REASON: TableColumnType<Leave> = {
  title: TEXTS.columns.reason,
  key: 'reason',
  minWidth: 110,
  render: (_, { reason }) => reason || '-',
};

/** Keeps eight columns and the buttons at their end within 1280 px. */
const NARROW = { paddingInline: 8 };

const narrow = (column: TableColumnType<Leave>): TableColumnType<Leave> => ({
  ...column,
  onHeaderCell: () => ({ style: NARROW }),
  onCell: (row, index) => {
    const cell = column.onCell?.(row, index);
    return { ...cell, style: { ...cell?.style, ...NARROW } };
  },
});
