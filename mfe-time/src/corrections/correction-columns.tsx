import type { Correction } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
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
  /** Renders the actions of a pending correction. */
  readonly Action: ComponentType<{ readonly correction: Correction }>;
}

const EMPLOYEE: TableColumnType<Correction> = {
  title: TEXTS.columns.employee,
  minWidth: 140,
  ...ROW_HEADING,
  render: (_, { employeeId, employeeName }) => <PersonName id={employeeId} name={employeeName} />,
};

const BEFORE: TableColumnType<Correction> = {
  title: TEXTS.columns.before,
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

/** Columns: times before and after, effect on the worked time, status. */
export function correctionColumns({
  companyZone,
  hasEmployee,
  Action,
}: Shown): TableColumnsType<Correction> {
  return [
    ...(hasEmployee ? [EMPLOYEE] : []),
    {
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
      minWidth: 107,
      render: (_, { after }) => <Times times={after} />,
    },
    {
      title: TEXTS.columns.effect,
      width: 64,
      render: (_, { effectMins }) => formatEffect(effectMins),
    },
    {
      title: TEXTS.columns.reason,
      minWidth: 73,
      render: (_, { reason }) => reason,
    },
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
