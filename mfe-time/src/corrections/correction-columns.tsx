import type { Correction } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { ROW_ACTIONS, ROW_HEADING, StatusTag, ZoneNote } from '@rollcall/shared/ui';
import { type TableColumnsType, type TableColumnType, Typography } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { formatEffect } from './format-effect.ts';
import { TEXTS } from './texts.ts';
import { Times } from './times.tsx';

/** Words wrap, so that the buttons at the end are on the screen at 1360 px. */
const within = (maxWidth: number) => ({ maxWidth, overflowWrap: 'anywhere' }) as const;

interface Shown {
  /** The company's: a row of another says so. */
  readonly companyZone: string | null;
  /** Whose they are, in a column of its own. */
  readonly hasEmployee: boolean;
  /** What can be done with one that is pending. */
  readonly Action: ComponentType<{ readonly correction: Correction }>;
}

const EMPLOYEE: TableColumnType<Correction> = {
  title: TEXTS.columns.employee,
  ...ROW_HEADING,
  render: (_, { employeeName }) => <div style={within(135)}>{employeeName ?? 'N/A'}</div>,
};

/** Before and after side by side, what it does to the worked minutes, and what became of it. */
export function correctionColumns({
  companyZone,
  hasEmployee,
  Action,
}: Shown): TableColumnsType<Correction> {
  return [
    ...(hasEmployee ? [EMPLOYEE] : []),
    {
      title: TEXTS.columns.date,
      ...(hasEmployee ? {} : ROW_HEADING),
      render: (_, { workDate, zone }) => (
        <>
          {formatDate(workDate)}
          <ZoneNote zone={zone} companyZone={companyZone} />
        </>
      ),
    },
    { title: TEXTS.columns.before, render: (_, { before }) => <Times times={before} /> },
    { title: TEXTS.columns.after, render: (_, { after }) => <Times times={after} /> },
    {
      title: TEXTS.columns.effect,
      render: (_, { effectMinutes }) => formatEffect(effectMinutes),
    },
    {
      title: TEXTS.columns.reason,
      render: (_, { reason }) => <div style={within(110)}>{reason ?? '-'}</div>,
    },
    {
      title: TEXTS.columns.status,
      ...ROW_ACTIONS,
      render: (_, correction) => (
        <Outcome correction={correction}>
          <Action correction={correction} />
        </Outcome>
      ),
    },
  ];
}

/** Its status, what can be done now, and who decided it and why. */
function Outcome({
  correction: { status, decidedBy, decisionReason },
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
        {decidedBy !== null && TEXTS.by(decidedBy)}
        {decisionReason !== null && `: ${decisionReason}`}
      </Typography.Text>
    </div>
  );
}
