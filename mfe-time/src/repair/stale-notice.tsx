import type { LogVersion } from '@rollcall/shared/calls';
import { formatTime } from '@rollcall/shared/domain';
import { Alert, Button, Flex } from 'antd';
import { formatEnd } from './format-span.ts';
import { spanOf } from './log-history.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  /** The log as it is now. */
  readonly log: LogVersion;
  /** Whether an administrator saved another version; otherwise the employee has punched. */
  readonly isNewVersion: boolean;
  readonly onRebase: () => void;
  readonly onDiscard: () => void;
}

/** Says that the log was changed while it was edited, and what it is now; the input stays (design §9). */
export function StaleNotice({ log, isNewVersion, onRebase, onDiscard }: Props) {
  const { enteredBy, reason, breaks } = log;
  const who = isNewVersion ? TEXTS.changedBy(enteredBy) : TEXTS.punchedSince;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 16 }}
      title={TEXTS.stale}
      description={
        <>
          <div style={{ overflowWrap: 'anywhere' }}>
            {who}
            {isNewVersion && reason !== null && ` ${TEXTS.reasonGiven(reason)}`}
          </div>
          <div>{TEXTS.isNow(spanOf(log))}</div>
          {breaks.map(({ start, end }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- nothing in it has a state
            <div key={index}>
              {TEXTS.breakIsNow(
                index + 1,
                `${formatTime(start)} – ${end === null ? TEXTS.stillOpen : formatEnd(start, end)}`,
              )}
            </div>
          ))}
          <Flex wrap gap="small" style={{ marginTop: 8 }}>
            <Button size="small" type="primary" onClick={onRebase}>
              {TEXTS.rebase}
            </Button>
            <Button size="small" onClick={onDiscard}>
              {TEXTS.discard}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
