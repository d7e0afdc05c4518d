import type { Correction } from '@rollcall/shared/calls';
import type { CORRECTION_SORTS } from '@rollcall/shared/contract';
import { formatDate } from '@rollcall/shared/domain';
import type { SortedColumn } from '@rollcall/shared/list-views';
import {
  PersonName,
  ROW_ACTIONS,
  ROW_DETAIL,
  ROW_HEADING,
  StatusTag,
  ZoneNote,
} from '@rollcall/shared/ui';
import { type TableColumnsType, type TableColumnType, Typography } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { formatEffect } from './format-effect.ts';
import { TEXTS } from './texts.ts';
import { Times } from './times.tsx';

/** Wraps words, so that the buttons at the end are visible at 1360 px. */
const within = (maxWidth: number) => ({ maxWidth, overflowWrap: 'anywhere' }) as const;

interface Shown {
  /** The company zone; a row in another zone names its zone. */
  readonly companyZone: string | null;
  /** Whether there is a column for the employee. */
  readonly hasEmployee: boolean;
  /** Absent in a list that is not sorted by its columns. */
  readonly sortedBy?: SortedColumn<typeof CORRECTION_SORTS>;
  /** Renders the actions of a pending correction. */
  readonly Action: ComponentType<{ readonly correction: Correction }>;
}

const employeeColumn = (sortedBy: Shown['sortedBy']): TableColumnType<Correction> => ({
  ...sortedBy?.('employee'),
  title: TEXTS.columns.employee,
  minWidth: 150,
  ...ROW_HEADING,
  render: (_, { employeeId, employeeName }) => <PersonName id={employeeId} name={employeeName} />,
});

const BEFORE: TableColumnType<Correction> = {
  title: TEXTS.columns.before,
  key: 'before',
  minWidth: 107,
  render: (_, correction) => {
    const since = changeSince(correction);
    return (
      <>
        <Times times={correction.before} />
        {since !== undefined && (
          <Typography.Text type="warning" style={{ display: 'block', ...within(170) }}>
            {since}
          </Typography.Text>
        )}
      </>
    );
  },
};

/** What it comes to, and why. */
const WHY: TableColumnsType<Correction> = [
  {
    title: TEXTS.columns.effect,
    key: 'effect',
    width: 64,
    render: (_, { effectMins }) => formatEffect(effectMins),
  },
  {
    title: TEXTS.columns.reason,
    key: 'reason',
    minWidth: 73,
    render: (_, { reason }) => reason,
  },
];

/** Columns: times before and after, effect on the worked time, status. */
export function correctionColumns({
  companyZone,
  hasEmployee,
  sortedBy,
  Action,
}: Shown): TableColumnsType<Correction> {
  return [
    ...(hasEmployee ? [employeeColumn(sortedBy)] : []),
    {
      ...sortedBy?.('date'),
      title: TEXTS.columns.date,
      width: 95,
      ...(hasEmployee ? ROW_DETAIL : ROW_HEADING),
      render: (_, { workDate, zone }) => (
        <>
          {formatDate(workDate)}
          <ZoneNote zone={zone} companyZone={companyZone} />
        </>
      ),
    },
    BEFORE,
    {
      title: TEXTS.columns.after,
      key: 'after',
      minWidth: 107,
      render: (_, { after }) => <Times times={after} />,
    },
    ...WHY,
    {
      title: TEXTS.columns.status,
      width: 134,
      ...ROW_ACTIONS,
      render: (_, correction) => (
        <Outcome correction={correction}>
          <Action correction={correction} />
        </Outcome>
      ),
    },
  ];
}

/** What has happened to the log since a pending correction was requested. */
function changeSince({ logChange, punchedOutAt }: Correction): string | undefined {
  if (logChange === 'deleted') return TEXTS.deletedSince;
  if (punchedOutAt) return TEXTS.punchedOutSince;
  return logChange ? TEXTS.changedSince : undefined;
}

/** The status, the actions, and who decided and why. */
function Outcome({
  correction: { status, decidedBy, decisionReason, isSelfDecided },
  children,
}: {
  readonly correction: Correction;
  readonly children: ReactNode;
}) {
  return (
    <div style={within(160)}>
      <StatusTag status={status} />
      <div style={{ marginTop: 4 }}>{children}</div>
      <Typography.Text type="secondary">
        {decidedBy !== null && TEXTS.by(decidedBy, isSelfDecided)}
        {decisionReason !== null && `: ${decisionReason}`}
      </Typography.Text>
    </div>
  );
}
