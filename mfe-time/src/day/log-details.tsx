import type { DayLog } from '@rollcall/shared/calls';
import { useNow } from '@rollcall/shared/session';
import { Button, Card, Flex, Tag, Typography } from 'antd';
import { missingOut, spanText, timeBreakdown } from './breakdown.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly log: DayLog;
  /** The day is closed: an opened log shows its history only. */
  readonly isClosed: boolean;
  /** Opens the form for a missing punch-out; undefined where this is not allowed. */
  readonly onReplace?: ((log: DayLog) => void) | undefined;
  /** Opens the log to change it; offered instead of the form for a missing punch-out. */
  readonly onOpen?: ((id: number) => void) | undefined;
}

/** One log: its source, and its calculation line by line. */
export function LogDetails({ log, isClosed, onReplace, onOpen }: Props) {
  const now = useNow();
  const span = spanText(log.punchIn, log.punchOut, missingOut(log));
  const source = TEXTS.sources[log.source] ?? log.source;
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
        {log.isLateOut && <div>{TEXTS.lateOut}</div>}
        {log.isSuperseded && <div>{supersededText(log)}</div>}
        <Typography.Text type="secondary">
          {TEXTS.zone(log.zone)}
          {log.reason !== null && ` · ${TEXTS.reason(log.reason)}`}
        </Typography.Text>
        <dl style={{ margin: '8px 0 0' }}>
          {timeBreakdown(log, now).map(({ label, value }) => (
            <Flex key={label} justify="space-between" gap="middle">
              <dt>{label}</dt>
              <dd style={{ margin: 0 }}>{value}</dd>
            </Flex>
          ))}
        </dl>
        {onOpen && (!log.isSuperseded || log.deletion) && (
          <OpenButton id={log.id} span={span} text={openText(log, isClosed)} onOpen={onOpen} />
        )}
        {!onOpen && onReplace && log.state === 'missing-out' && !log.isSuperseded && (
          <Button size="small" style={{ marginTop: 8 }} onClick={() => onReplace(log)}>
            {TEXTS.replace}
          </Button>
        )}
      </Card>
    </section>
  );
}

function openText({ isSuperseded }: DayLog, isClosed: boolean): string {
  if (isClosed) return TEXTS.history;
  return isSuperseded ? TEXTS.openDeleted : TEXTS.edit;
}

function supersededText({ deletion }: DayLog): string {
  if (!deletion) return TEXTS.superseded;
  return TEXTS.deleted(deletion.by, deletion.reason);
}

interface OpenProps {
  readonly id: number;
  readonly span: string;
  readonly text: string;
  readonly onOpen: (id: number) => void;
}

function OpenButton({ id, span, text, onOpen }: OpenProps) {
  return (
    <Button
      size="small"
      id={`open-log-${id}`}
      aria-haspopup="dialog"
      aria-description={TEXTS.log(span)}
      style={{ marginTop: 8 }}
      onClick={() => onOpen(id)}
    >
      {text}
    </Button>
  );
}
