import type { DayLog } from '@rollcall/shared/calls';
import { Button, Card, Flex, Tag, Typography } from 'antd';
import { missingOut, spanText, timeBreakdown } from './breakdown.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly log: DayLog;
  /** Opens the form for a missing punch-out; undefined where this is not allowed. */
  readonly onReplace?: ((log: DayLog) => void) | undefined;
}

/** One log: its source, and its calculation line by line. */
export function LogDetails({ log, onReplace }: Props) {
  const span = spanText(log.punchIn, log.punchOut, missingOut(log));
  const source = TEXTS.sources[log.source ?? ''] ?? log.source ?? '-';
  return (
    <section aria-label={TEXTS.log(span)}>
      <Card size="small">
        <Flex wrap gap="small" align="center" justify="space-between">
          <strong style={log.isSuperseded ? { textDecoration: 'line-through' } : {}}>{span}</strong>
          <Tag>
            {source}
            {log.enteredBy !== null && ` ${TEXTS.by(log.enteredBy)}`}
          </Tag>
        </Flex>
        {log.isSuperseded && <div>{TEXTS.superseded}</div>}
        <Typography.Text type="secondary">
          {log.zone !== null && TEXTS.zone(log.zone)}
          {log.reason !== null && ` · ${TEXTS.reason(log.reason)}`}
        </Typography.Text>
        <dl style={{ margin: '8px 0 0' }}>
          {timeBreakdown(log).map(({ label, value }) => (
            <Flex key={label} justify="space-between" gap="middle">
              <dt>{label}</dt>
              <dd style={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>{value}</dd>
            </Flex>
          ))}
        </dl>
        {onReplace && log.state === 'missing-out' && !log.isSuperseded && (
          <Button size="small" style={{ marginTop: 8 }} onClick={() => onReplace(log)}>
            {TEXTS.replace}
          </Button>
        )}
      </Card>
    </section>
  );
}
