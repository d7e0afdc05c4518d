import type { Leave } from '@rollcall/shared/calls';
import { formatDate, formatLeaveDays, leaveDays } from '@rollcall/shared/domain';
import { ROW_ACTIONS, ROW_DETAIL, ROW_HEADING, StatusTag } from '@rollcall/shared/ui';
import type { TableColumnsType, TableColumnType } from 'antd';
import type { ComponentType } from 'react';
import type { LeaveFilters } from './leave-filters.ts';
import { TEXTS } from './texts.ts';

interface Options {
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
export function leaveColumns({ Action, sorted }: Options): TableColumnsType<Leave> {
  const by = sortableBy(sorted);
  const columns: TableColumnType<Leave>[] = [
    {
      title: TEXTS.columns.employee,
      ...ROW_HEADING,
      ...by('employee'),
      render: (_, { employeeName }) => <div style={NAME}>{employeeName ?? 'N/A'}</div>,
    },
    { title: TEXTS.columns.type, ...by('type'), render: (_, { type }) => type ?? '-' },
    {
      title: TEXTS.columns.start,
      ...ROW_DETAIL,
      ...by('startDate'),
      render: (_, { startDate }) => formatDate(startDate),
    },
    {
      title: TEXTS.columns.end,
      ...by('endDate'),
      render: (_, { endDate }) => formatDate(endDate),
    },
    {
      title: TEXTS.columns.duration,
      ...by('days'),
      render: (_, { startDate, endDate }) =>
        formatLeaveDays(leaveDays(startDate ?? '', endDate ?? '')),
    },
    {
      title: TEXTS.columns.applied,
      ...by('appliedOn'),
      render: (_, { appliedOn }) => formatDate(appliedOn),
    },
    {
      title: TEXTS.columns.status,
      ...by('status'),
      render: (_, { status }) => <StatusTag status={status} />,
    },
    {
      title: TEXTS.columns.actions,
      ...ROW_ACTIONS,
      render: (_, leave) => <Action leave={leave} />,
    },
  ];
  return columns.map(narrow);
}

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

const NAME = { maxWidth: 140 };
