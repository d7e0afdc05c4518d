import type { LogVersion } from '@rollcall/shared/calls';
import { REASON_RULE } from '@rollcall/shared/contract';
import { addDays, formatDayLabel, required } from '@rollcall/shared/domain';
import { Dialog, formOf } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Button, Flex, Input, Radio, type RadioGroupProps, Typography } from 'antd';
import { TEXTS } from './texts.ts';

interface Values {
  readonly workDate: string;
  readonly reason: string;
}

const { Form, Field, useForm } = formOf<Values>();
const WORK_DATE = {
  label: TEXTS.workDate,
  isRequired: true,
  missing: TEXTS.required.workDate,
  checks: [],
} as const;
const REASON = required({ ...REASON_RULE, label: TEXTS.reasonOfMove });

interface Props {
  readonly log: LogVersion;
  readonly employeeName: string;
  readonly isBusy: boolean;
  readonly onMove: (values: Values) => Promise<unknown>;
}

/** Moves a log to another work date, after asking for the reason (docs/working-time.md). */
export function MoveLog({ log, employeeName, isBusy, onMove }: Props) {
  const { isOpen, open, close } = useNamedDialog('move');
  const form = useForm();
  // The drawer behind the dialog shows a failure.
  const submit = ({ workDate, reason }: Values) =>
    onMove({ workDate, reason: reason.trim() }).finally(close);
  return (
    <>
      <Button disabled={isBusy} onClick={open}>
        {TEXTS.move}
      </Button>
      {isOpen && (
        <Dialog title={TEXTS.moveTitle(employeeName)} size="sm" onClose={close}>
          <Typography.Paragraph>
            {TEXTS.moveNote(formatDayLabel(log.workDate))}
          </Typography.Paragraph>
          <Form form={form} name="move-time-log" subject={log.id} onSubmit={submit}>
            <Field name="workDate" label={TEXTS.workDate} rule={WORK_DATE} isGroup>
              <DateChoice dates={datesFor(log)} />
            </Field>
            <Field name="reason" label={TEXTS.reasonOfMove} rule={REASON}>
              <Input.TextArea rows={2} maxLength={REASON.limit.max} />
            </Field>
            <Flex justify="end" gap="small">
              <Button onClick={close}>{TEXTS.cancel}</Button>
              <Button type="primary" htmlType="submit" disabled={isBusy}>
                {TEXTS.moveLog}
              </Button>
            </Flex>
          </Form>
        </Dialog>
      )}
    </>
  );
}

/** The days to which a log can be moved: at most one before or after that of its punch-in. */
function datesFor({ punchIn, workDate }: LogVersion): string[] {
  const date = punchIn.slice(0, 10);
  return [-1, 0, 1].map((days) => addDays(date, days)).filter((day) => day !== workDate);
}

interface DateChoiceProps extends RadioGroupProps {
  readonly dates: readonly string[];
}

/** The first choice has the id of the group, so that an error can focus it. */
function DateChoice({ dates, id, ...group }: DateChoiceProps) {
  return (
    <Radio.Group {...group} aria-label={TEXTS.workDate}>
      <Flex vertical>
        {dates.map((date, index) => (
          <Radio key={date} value={date} {...(index === 0 && id !== undefined && { id })}>
            {formatDayLabel(date)}
          </Radio>
        ))}
      </Flex>
    </Radio.Group>
  );
}
