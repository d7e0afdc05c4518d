import type { LogBreak, TimeLog } from '@rollcall/shared/calls';
import { formatDayLabel, formatDuration, formatTime } from '@rollcall/shared/domain';
import { Dialog, NO_SPINNER } from '@rollcall/shared/ui';
import { Flex, Table, type TableColumnsType } from 'antd';
import { breakMinutesOf, totalOf } from './break-minutes.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly log: TimeLog;
  readonly onClose: () => void;
}

/** Shows a time without a date unchanged. */
const timeOf = (text: string | null) =>
  text !== null && /^\d{1,2}:\d{2}/.test(text) ? text : formatTime(text);

const COLUMNS: TableColumnsType<LogBreak> = [
  { title: TEXTS.breakColumns.start, render: (_, { startTime }) => timeOf(startTime) },
  {
    title: TEXTS.breakColumns.end,
    render: (_, { endTime }) => (endTime === null ? TEXTS.ongoing : timeOf(endTime)),
  },
  {
    title: TEXTS.breakColumns.duration,
    render: (_, item) => formatDuration(breakMinutesOf(item)),
  },
];

/** The breaks of a day (spec §2, Break Logs dialog). */
export function BreakLogsDialog({ log, onClose }: Props) {
  const { breaks, workDate } = log;
  return (
    <Dialog title={formatDayLabel(workDate)} size="md" onClose={onClose}>
      <Flex wrap gap="large" style={{ marginBottom: 16 }}>
        <span>
          {TEXTS.breakCount}: <strong>{breaks.length}</strong>
        </span>
        <span>
          {TEXTS.breakTotal}: <strong>{formatDuration(totalOf(log))}</strong>
        </span>
      </Flex>
      {breaks.length === 0 ? (
        <p>{TEXTS.noBreaks}</p>
      ) : (
        <Table
          aria-label={TEXTS.breakTable}
          size="small"
          columns={COLUMNS}
          dataSource={breaks.map((item, index) => ({ ...item, key: index }))}
          pagination={false}
          loading={NO_SPINNER}
        />
      )}
    </Dialog>
  );
}
