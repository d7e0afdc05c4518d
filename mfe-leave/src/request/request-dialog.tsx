import { LEAVE_TYPES, REASON_RULE } from '@rollcall/shared/contract';
import { formatLeaveDays, leaveDays } from '@rollcall/shared/domain';
import { Current, Dialog, DraftOffer, formOf, useFormDraft } from '@rollcall/shared/ui';
import { Alert, Button, Flex, Input, Select, Typography } from 'antd';
import { useRef } from 'react';
import { ConflictNotice } from './conflict-notice.tsx';
import { LeaveEmployee } from './leave-employee.tsx';
import {
  checkRequest,
  draftName,
  NO_VALUES,
  type RequestValues,
  withStart,
} from './request-values.ts';
import { TEXTS } from './texts.ts';
import { useRequest } from './use-request.ts';

const { Form, Field, useForm } = formOf<RequestValues>();

interface Props {
  /** An administrator requests it for an employee (design §8). */
  readonly isOnBehalf: boolean;
  readonly onClose: () => void;
}

/** The form to request a leave. Shows conflicts as soon as the days are chosen; Escape keeps the input. */
export function RequestDialog({ isOnBehalf, onClose }: Props) {
  const draft = useFormDraft<RequestValues>(draftName(isOnBehalf), { survivesClosing: true });
  const discard = () => {
    draft.keep(undefined);
    onClose();
  };
  const { send, isSending, refusal } = useRequest(discard);
  const initialValues = draft.unsaved ?? NO_VALUES;
  const form = useForm();
  const onEdit = useFollowingEnd(form, initialValues.startDate, draft.keep);
  const errorOf = (field: keyof ReturnType<typeof checkRequest>) => () =>
    checkRequest(form.getFieldsValue(true), isOnBehalf)[field];
  const restore = (values: RequestValues) => {
    form.setFieldsValue(values);
    draft.keep(values);
  };
  return (
    <Dialog title={isOnBehalf ? TEXTS.onBehalf : TEXTS.own} size="md" onClose={onClose}>
      <DraftOffer draft={draft.offer} onRestore={restore} />
      <Form
        form={form}
        name="leave-request"
        initialValues={initialValues}
        isLive
        onEdit={onEdit}
        onSubmit={send}
      >
        {isOnBehalf && (
          <Field name="employeeId" label={TEXTS.employee} check={errorOf('employeeId')}>
            <LeaveEmployee form={form} />
          </Field>
        )}
        <Field name="type" label={TEXTS.type}>
          <Select options={LEAVE_TYPES.map((type) => ({ value: type, label: type }))} />
        </Field>
        <DayFields errorOf={errorOf} />
        <Current<RequestValues>>
          {(values) => <Conflicts values={values} isOnBehalf={isOnBehalf} />}
        </Current>
        <Field name="reason" label={TEXTS.reason} rule={REASON_RULE}>
          <Input.TextArea rows={2} maxLength={REASON_RULE.limit.max} />
        </Field>
        {refusal && (
          <Alert type="error" showIcon role="alert" title={refusal} style={{ marginBottom: 16 }} />
        )}
        <FormButtons isSending={isSending} onCancel={discard} />
      </Form>
    </Dialog>
  );
}

interface ButtonProps {
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

function FormButtons({ isSending, onCancel }: ButtonProps) {
  return (
    <Flex gap="small" justify="end">
      <Button onClick={onCancel}>{TEXTS.cancel}</Button>
      <Button type="primary" htmlType="submit" disabled={isSending}>
        {TEXTS.send}
      </Button>
    </Flex>
  );
}

/** Returns the handler of a change: the last day follows the first one, and the input is kept. */
function useFollowingEnd(
  form: ReturnType<typeof useForm>,
  initialStart: string,
  keep: (values: RequestValues) => void,
) {
  const start = useRef(initialStart);
  return ({ startDate }: Partial<RequestValues>) => {
    if (startDate !== undefined) {
      const { endDate } = form.getFieldsValue(true);
      form.setFieldsValue(withStart({ startDate: start.current, endDate }, startDate));
      start.current = startDate;
    }
    keep(form.getFieldsValue(true));
  };
}

interface DayProps {
  readonly errorOf: (field: 'startDate' | 'endDate') => () => string | undefined;
}

/** First and last day, and the number of days. */
function DayFields({ errorOf }: DayProps) {
  return (
    <Current<RequestValues>>
      {({ startDate, endDate }) => {
        const days = leaveDays(startDate, endDate);
        return (
          <Flex wrap gap="middle" align="start">
            <Field name="startDate" label={TEXTS.start} check={errorOf('startDate')}>
              <Input type="date" />
            </Field>
            <Field name="endDate" label={TEXTS.end} check={errorOf('endDate')}>
              <Input type="date" min={startDate} />
            </Field>
            {days > 0 && (
              <Typography.Text type="secondary" style={{ paddingTop: 36 }}>
                {formatLeaveDays(days)}
              </Typography.Text>
            )}
          </Flex>
        );
      }}
    </Current>
  );
}

interface ConflictProps {
  readonly values: RequestValues;
  readonly isOnBehalf: boolean;
}

/** Conflicts of a valid request. */
function Conflicts({ values, isOnBehalf }: ConflictProps) {
  if (Object.keys(checkRequest(values, isOnBehalf)).length > 0) return null;
  const { startDate, endDate, employeeId } = values;
  return (
    <div style={{ marginBottom: 16 }}>
      <ConflictNotice startDate={startDate} endDate={endDate} employeeId={employeeId} />
    </div>
  );
}
