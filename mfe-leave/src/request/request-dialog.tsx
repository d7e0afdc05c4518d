import { LEAVE_TYPES } from '@rollcall/shared/contract';
import { formatLeaveDays, leaveDays } from '@rollcall/shared/domain';
import { useDraft } from '@rollcall/shared/session';
import { Dialog, DraftOffer } from '@rollcall/shared/ui';
import { Alert, Button, Flex, Input, Select, Typography } from 'antd';
import { type FormEvent, useState } from 'react';
import { ConflictNotice } from './conflict-notice.tsx';
import { EmployeePicker } from './employee-picker.tsx';
import { Field } from './field.tsx';
import { checkRequest, NO_VALUES, type RequestValues, withStart } from './request-values.ts';
import { TEXTS } from './texts.ts';
import { useRequest } from './use-request.ts';

interface Props {
  /** An administrator requests it for an employee (design §8). */
  readonly isOnBehalf: boolean;
  /** Values of the form when it opens: those it had when it was closed with Escape. */
  readonly initial: RequestValues;
  /** Called with the form's values; with `NO_VALUES` when it was sent or cancelled. */
  readonly onClose: (values: RequestValues) => void;
}

/** The form to request a leave. Shows conflicts as soon as the days are chosen. */
export function RequestDialog({ isOnBehalf, initial, onClose }: Props) {
  const [values, setValues] = useState(initial);
  const [hasTried, setHasTried] = useState(false);
  const { send, isSending, refusal } = useRequest(() => onClose(NO_VALUES));
  const draft = useDraft<RequestValues>(isOnBehalf ? 'leave-for' : 'leave', () =>
    values === NO_VALUES ? undefined : values,
  );
  const change = (changes: Partial<RequestValues>) => setValues({ ...values, ...changes });
  const errors = checkRequest(values, isOnBehalf);
  const visibleErrors = hasTried ? errors : {};
  const { employeeId, startDate, endDate } = values;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (Object.keys(errors).length === 0 && !isSending) send(values);
  };
  return (
    <Dialog
      title={isOnBehalf ? TEXTS.onBehalf : TEXTS.own}
      size="md"
      onClose={() => onClose(values)}
    >
      <DraftOffer draft={draft} onRestore={setValues} />
      <form noValidate onSubmit={onSubmit}>
        <Flex vertical gap="middle">
          <EmployeeAndType
            isOnBehalf={isOnBehalf}
            values={values}
            errors={visibleErrors}
            onChange={change}
          />
          <DayFields values={values} errors={visibleErrors} onChange={change} />
          {Object.keys(errors).length === 0 && (
            <ConflictNotice startDate={startDate} endDate={endDate} employeeId={employeeId} />
          )}
          <ReasonField values={values} onChange={change} />
          {refusal && <Alert type="error" showIcon role="alert" title={refusal} />}
          <Flex gap="small" justify="end">
            <Button onClick={() => onClose(NO_VALUES)}>{TEXTS.cancel}</Button>
            <Button type="primary" htmlType="submit" disabled={isSending}>
              {TEXTS.send}
            </Button>
          </Flex>
        </Flex>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  readonly values: RequestValues;
  readonly errors: ReturnType<typeof checkRequest>;
  readonly onChange: (changes: Partial<RequestValues>) => void;
}

function EmployeeAndType({
  isOnBehalf,
  values,
  errors,
  onChange,
}: FieldProps & Pick<Props, 'isOnBehalf'>) {
  return (
    <>
      {isOnBehalf && (
        <Field label={TEXTS.employee} error={errors.employeeId}>
          <EmployeePicker
            value={values.employeeId}
            name={values.employeeName}
            onChange={(id, name) => onChange({ employeeId: id, employeeName: name })}
          />
        </Field>
      )}
      <Field label={TEXTS.type}>
        <Select
          aria-label={TEXTS.type}
          value={values.type}
          onChange={(type) => onChange({ type })}
          options={LEAVE_TYPES.map((type) => ({ value: type, label: type }))}
          style={{ width: '100%' }}
        />
      </Field>
    </>
  );
}

/** First and last day, and the number of days. */
function DayFields({ values, errors, onChange }: FieldProps) {
  const days = leaveDays(values.startDate, values.endDate);
  return (
    <Flex wrap gap="middle" align="start">
      <Field label={TEXTS.start} error={errors.startDate}>
        <Input
          type="date"
          aria-label={TEXTS.start}
          value={values.startDate}
          status={errors.startDate ? 'error' : ''}
          onChange={({ target }) => onChange(withStart(values, target.value))}
        />
      </Field>
      <Field label={TEXTS.end} error={errors.endDate}>
        <Input
          type="date"
          aria-label={TEXTS.end}
          value={values.endDate}
          min={values.startDate}
          status={errors.endDate ? 'error' : ''}
          onChange={({ target }) => onChange({ endDate: target.value })}
        />
      </Field>
      {days > 0 && (
        <Typography.Text type="secondary" style={{ paddingTop: 28 }}>
          {formatLeaveDays(days)}
        </Typography.Text>
      )}
    </Flex>
  );
}

function ReasonField({ values, onChange }: Omit<FieldProps, 'errors'>) {
  return (
    <Field label={TEXTS.reason}>
      <Input.TextArea
        aria-label={TEXTS.reason}
        rows={2}
        maxLength={500}
        value={values.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
      />
    </Field>
  );
}
