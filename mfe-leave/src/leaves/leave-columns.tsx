import type { Leave } from '@rollcall/shared/calls';
import { formatDate, formatLeaveDays, leaveDays } from '@rollcall/shared/domain';
import { ROW_ACTIONS, ROW_DETAIL, ROW_HEADING, StatusTag } from '@rollcall/shared/ui';
import type { TableColumnsType, TableColumnType } from 'antd';
import type { ComponentType } from 'react';
import type { LeaveFilters } from './leave-filters.ts';
import { TEXTS } from './texts.ts';

interface Options {
  /** Renders a row's employee. */
  readonly Employee: ComponentType<{ readonly leave: Leave }>;
  /** Renders a row's actions. */
  readonly Action: ComponentType<{ readonly leave: Leave }>;
  readonly sorted: Pick<LeaveFilters, 'sort' | 'order'>;
}

const sortableBy =
  (sorted: Options['sorted']) =>
  (key: string): TableColumnType<Leave> => ({
    key,
    sorter: true,
    sortOrder: sorted.sort === key ? (sorted.order === 'desc' ? 'descend' : 'ascend') : null,
  });

/** Columns of spec §2 (Leave Management), in its order, with the actions last. */
export function leaveColumns({ Employee, Action, sorted }: Options): TableColumnsType<Leave> {
  const by = sortableBy(sorted);
  const columns: TableColumnType<Leave>[] = [
    {
      title: TEXTS.columns.employee,
      minWidth: 106,
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
