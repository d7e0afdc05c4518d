import { CoffeeOutlined } from '@ant-design/icons';
import type { TimeLog } from '@rollcall/shared/calls';
import { displayStatus, formatDate, formatDuration } from '@rollcall/shared/domain';
import {
  OrNone,
  PunchTime,
  ROW_ACTIONS,
  ROW_DETAIL,
  ROW_HEADING,
  StatusTag,
  useRowDescription,
} from '@rollcall/shared/ui';
import { Button, type TableColumnsType } from 'antd';
import { TEXTS } from './texts.ts';

/** Columns of the Time Stats table, in the order of spec §2; minutes are those of the backend (design §10). */
export const logColumns = (onBreaks: (log: TimeLog) => void): TableColumnsType<TimeLog> => [
  {
    title: TEXTS.columns.date,
    ...ROW_HEADING,
    render: (_, { workDate }) => formatDate(workDate),
  },
  {
    title: TEXTS.columns.punchIn,
    ...ROW_DETAIL,
    render: (_, { punchIn, workDate }) => <PunchTime text={punchIn} workDate={workDate} />,
  },
  {
    title: TEXTS.columns.punchOut,
    render: (_, { punchOut, workDate }) => <PunchTime text={punchOut} workDate={workDate} />,
  },
  {
    title: TEXTS.columns.work,
    render: (_, { totalWorkedMins }) => <OrNone>{formatDuration(totalWorkedMins)}</OrNone>,
  },
  {
    title: TEXTS.columns.breaks,
    render: (_, { totalBreakMins }) => <OrNone>{formatDuration(totalBreakMins)}</OrNone>,
  },
  {
    title: TEXTS.columns.status,
    render: (_, { status }) => <StatusTag status={displayStatus(status)} />,
  },
  {
    title: TEXTS.columns.breakLogs,
    ...ROW_ACTIONS,
    render: (_, log) => <BreakLogsButton onClick={() => onBreaks(log)} />,
  },
];

function BreakLogsButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      {...useRowDescription()}
      type="text"
      icon={<CoffeeOutlined />}
      aria-label={TEXTS.columns.breakLogs}
      title={TEXTS.columns.breakLogs}
      onClick={onClick}
    />
  );
}
