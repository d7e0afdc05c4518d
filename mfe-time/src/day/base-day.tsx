import type { TimeLog } from '@rollcall/shared/calls';
import { formatDuration } from '@rollcall/shared/domain';
import { Card, Flex, Typography } from 'antd';
import { spanText } from './breakdown.ts';
import { TEXTS } from './texts.ts';

/** A day on a base backend: its logs and breaks, with minutes as received (design §10, Durations). */
export function BaseDay({ logs }: { readonly logs: readonly TimeLog[] }) {
  if (logs.length === 0) return <Typography.Text>{TEXTS.noLogs}</Typography.Text>;
  return (
    <Flex vertical gap="middle">
      {logs.map((log, index) => (
        // Ids may repeat or be missing on a foreign backend (design §8).
        // oxlint-disable-next-line react/no-array-index-key
        <Card key={index} size="small">
          <strong>{spanText(log.punchIn, log.punchOut)}</strong>
          {log.breaks.map(({ startTime, endTime, minutes, reason }, position) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={position}>
              {TEXTS.lines.break(spanText(startTime, endTime), reason === '-' ? '' : `, ${reason}`)}
              {`: ${formatDuration(minutes)}`}
            </div>
          ))}
          <div>{`${TEXTS.breaks}: ${formatDuration(log.totalBreakMins)}`}</div>
          <div>{`${TEXTS.worked}: ${formatDuration(log.totalWorkedMins)}`}</div>
        </Card>
      ))}
      <Typography.Text type="secondary">{TEXTS.asReported}</Typography.Text>
    </Flex>
  );
}
