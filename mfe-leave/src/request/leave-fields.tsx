import { LEAVE_TYPES, REASON_RULE } from '@rollcall/shared/contract';
import {
  addDays,
  formatLeaveDays,
  LEAVE_DAYS_AHEAD,
  LEAVE_DAYS_BACK,
  leaveDays,
} from '@rollcall/shared/domain';
import { Current, formOf, useToday } from '@rollcall/shared/ui';
import { Flex, Input, Select, Typography } from 'antd';
import { ConflictNotice } from './conflict-notice.tsx';
import { LeaveEmployee } from './leave-employee.tsx';
import { checkRequest, type RequestErrors, type RequestValues } from './request-values.ts';
import { TEXTS } from './texts.ts';

const { Field, useForm } = formOf<RequestValues>();

interface Props {
  readonly form: ReturnType<typeof useForm>;
  readonly isOnBehalf: boolean;
}

/** The fields of a request, and the conflicts of its days as soon as these are valid. */
export function LeaveFields({ form, isOnBehalf }: Props) {
  const today = useToday();
  const check = (values: RequestValues) => checkRequest(values, isOnBehalf, today);
  const errorOf = (field: keyof RequestErrors) => () => check(form.getFieldsValue(true))[field];
  return (
    <>
      {isOnBehalf && (
        <Field name="employeeId" label={TEXTS.employee} check={errorOf('employeeId')}>
          <LeaveEmployee form={form} />
        </Field>
      )}
      <Field name="type" label={TEXTS.type}>
        <Select options={LEAVE_TYPES.map((type) => ({ value: type, label: type }))} />
      </Field>
      <DayFields today={today} errorOf={errorOf} />
      <Current<RequestValues>>
        {(values) => Object.keys(check(values)).length === 0 && <Conflicts {...values} />}
      </Current>
      <Field name="reason" label={TEXTS.reason} rule={REASON_RULE}>
        <Input.TextArea rows={2} maxLength={REASON_RULE.limit.max} />
      </Field>
    </>
  );
}

interface DayProps {
  /** The company date. */
  readonly today: string;
  readonly errorOf: (field: 'startDate' | 'endDate') => () => string | undefined;
}

/** First and last day, and the number of days. */
function DayFields({ today, errorOf }: DayProps) {
  const earliest = addDays(today, -LEAVE_DAYS_BACK);
  const latest = addDays(today, LEAVE_DAYS_AHEAD);
  return (
    <Current<RequestValues>>
      {({ startDate, endDate }) => {
        const days = leaveDays(startDate, endDate);
        return (
          <>
            <Flex wrap gap="0 16px" align="start">
              <Field name="startDate" label={TEXTS.start} check={errorOf('startDate')}>
                <Input type="date" min={earliest} max={latest} />
              </Field>
              <Field name="endDate" label={TEXTS.end} check={errorOf('endDate')}>
                <Input type="date" min={startDate || earliest} max={latest} />
              </Field>
            </Flex>
            {days > 0 && (
              <Typography.Paragraph type="secondary">{formatLeaveDays(days)}</Typography.Paragraph>
            )}
          </>
        );
      }}
    </Current>
  );
}

/** Conflicts of a valid request. */
function Conflicts({ startDate, endDate, employeeId }: RequestValues) {
  return (
    <div style={{ marginBottom: 16 }}>
      <ConflictNotice startDate={startDate} endDate={endDate} employeeId={employeeId} />
    </div>
  );
}
