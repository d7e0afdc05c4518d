import type { OwnTimeLog } from '@rollcall/shared/calls';
import { REASON_RULE } from '@rollcall/shared/contract';
import { formatDate, formatMinutes, formatTime, required } from '@rollcall/shared/domain';
import { Dialog, DraftOffer, formOf, ServerErrors, TimeField } from '@rollcall/shared/ui';
import { Button, Flex, Input, Typography } from 'antd';
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
  /** Name of the draft. */
  readonly draft: string;
  readonly onPunchOut: (id: number) => void;
  readonly onClose: () => void;
}

/**
 * Asks when the employee left and requests that punch-out as a correction; or punches out now
 * (docs/working-time.md#forgotten-punch-outs).
 */
export function LeftAtDialog({ log, clock: { now, zone: pageZone }, draft, ...on }: Props) {
  const zone = log.zone ?? pageZone ?? 'UTC+00:00';
  const input = useLeftAt({ log, zone, draft, onSent: on.onClose });
  const { form } = input;
  const duration = formatMinutes(minutesSince(log, now, zone));
  const punchOutNow = (id: number) => {
    input.forget();
    on.onPunchOut(id);
    on.onClose();
  };
  return (
    <Dialog title={TEXTS.lateOutTitle} size="sm" onClose={on.onClose}>
      <p>{TEXTS.punchedInFor(duration, formatDate(log.punchIn), formatTime(log.punchIn))}</p>
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
          {isWithinSession(log, now, zone) && (
            <Button onClick={() => punchOutNow(log.id)}>{TEXTS.punchOutNow}</Button>
          )}
          <Button type="primary" htmlType="submit" disabled={input.isSending}>
            {TEXTS.sendCorrection}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  );
}
