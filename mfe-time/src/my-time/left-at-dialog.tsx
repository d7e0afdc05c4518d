import type { OwnTimeLog } from '@rollcall/shared/calls';
import { REASON_RULE } from '@rollcall/shared/contract';
import { formatDate, formatMinutes, formatTime, required } from '@rollcall/shared/domain';
import { Dialog, DraftOffer, formOf, ServerErrors, TimeField } from '@rollcall/shared/ui';
import { Button, Flex, Input, Typography } from 'antd';
import { dayText } from './left-at/day-text.ts';
import { TEXTS as LEFT_TEXTS } from './left-at/texts.ts';
import { checkLeftAt, type LeftAt } from './left-at.ts';
import { isWithinSession, minutesSince } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import { useLeftAt } from './use-left-at.ts';

const { Form, Field } = formOf<LeftAt>();
const REASON = required(REASON_RULE);

interface Props {
  readonly log: OwnTimeLog;
  readonly clock: Clock;
  /** The zone of its times. */
  readonly zone: string;
  /** Fills the field; ISO 8601 with an offset. */
  readonly plannedEnd: string | undefined;
  /** Name of the draft. */
  readonly draft: string;
  /** Undefined where punching out now is not offered. */
  readonly onPunchOut: ((id: number) => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Asks when the employee left and requests that punch-out as a correction; or punches out now
 * (docs/working-time.md#forgotten-punch-outs).
 */
export function LeftAtDialog(props: Props) {
  const { log, clock, zone, onPunchOut, onClose } = props;
  const { now, today } = clock;
  const input = useLeftAt({ ...props, onSent: onClose });
  const { form } = input;
  const title = onPunchOut ? TEXTS.lateOutTitle : LEFT_TEXTS.whenLeftOn(dayText(log, today));
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      <p>{onPunchOut ? punchedInFor(props) : punchedInBefore(log)}</p>
      <DraftOffer draft={input.offer} onRestore={input.restore} />
      <Form
        hasDraft
        form={form}
        name="left-at"
        initialValues={input.initialValues}
        isLive
        onEdit={input.edit}
        onSubmit={input.send}
      >
        <ServerErrors errors={input.refused} />
        <TimeField<keyof LeftAt>
          name="punchOut"
          label={TEXTS.whenLeft}
          zone={zone}
          check={() => checkLeftAt(form.getFieldsValue(true), log, now, zone)}
        />
        <Field name="reason" label={TEXTS.reason} rule={REASON}>
          <Input.TextArea rows={2} maxLength={REASON.limit.max} />
        </Field>
        <Typography.Text type="secondary">{TEXTS.leftMeans(zone)}</Typography.Text>
        <Flex wrap gap="small" justify="end" style={{ marginTop: 16 }}>
          {onPunchOut && isWithinSession(log, now, zone) && (
            <Button
              onClick={() => {
                input.forget();
                onPunchOut(log.id);
                onClose();
              }}
            >
              {TEXTS.punchOutNow}
            </Button>
          )}
          <Button type="primary" htmlType="submit" disabled={input.isSending}>
            {TEXTS.sendCorrection}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  );
}

const punchedInFor = ({ log, clock, zone }: Props) =>
  TEXTS.punchedInFor(
    formatMinutes(minutesSince(log, clock.now, zone)),
    formatDate(log.punchIn),
    formatTime(log.punchIn),
  );

const punchedInBefore = ({ punchIn }: OwnTimeLog) =>
  LEFT_TEXTS.punchedInBefore(formatDate(punchIn), formatTime(punchIn));
