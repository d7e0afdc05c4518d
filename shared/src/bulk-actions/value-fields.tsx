import { type BulkRequest, useDepartments, workSchedulesQuery } from '@rollcall/shared/calls';
import { required, today } from '@rollcall/shared/domain';
import { serverNow, usePageContext } from '@rollcall/shared/session';
import { formOf } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import { type BulkActionName, REASON_RULE } from '../contract/index.ts';
import { TEXTS } from './texts.ts';

/** What the fields have; texts may be empty. */
export interface Values {
  readonly reason: string;
  readonly department: string | null;
  readonly scheduleId: number | null;
  readonly from: string;
}

const { Form, Field, useForm } = formOf<Values>();

const REASON = required(REASON_RULE);

/** What an action needs besides the rows, of which the server refuses what is missing. */
const NEEDS: Partial<Record<BulkActionName, keyof Values>> = {
  'employees.department': 'department',
  'employees.schedule': 'scheduleId',
  'leaves.reject': 'reason',
  'corrections.reject': 'reason',
};

/** No text changes what becomes of a row, so a preview needs not wait for it. */
const ANY_REASON = '-';

/** The values of a preview; undefined while one is missing. */
export function previewValues(
  action: BulkActionName,
  { department, scheduleId, from }: Values,
): BulkRequest['values'] | undefined {
  switch (NEEDS[action]) {
    case 'department':
      return department === null ? undefined : { department };
    case 'scheduleId':
      return scheduleId === null || !isDate(from) ? undefined : { scheduleId, from };
    case 'reason':
      return { reason: ANY_REASON };
    default:
      return {};
  }
}

const isDate = (text: string) => /^(19|2\d)\d\d-\d\d-\d\d$/.test(text);

/** The same for the action itself. */
export const valuesOf = (action: BulkActionName, values: Values): BulkRequest['values'] =>
  NEEDS[action] === 'reason' ? { reason: values.reason.trim() } : previewValues(action, values);

/** The fields with the values at first. */
export function useInitialValues(): Values {
  const zone = usePageContext(({ companyZone }) => companyZone);
  return {
    reason: '',
    department: null,
    scheduleId: null,
    from: today(serverNow(), zone ?? 'UTC'),
  };
}

/** The fields of an action; none for most. */
export function ValueFields({ action }: { readonly action: BulkActionName }) {
  switch (NEEDS[action]) {
    case 'department':
      return <DepartmentField />;
    case 'scheduleId':
      return <ScheduleFields />;
    case 'reason':
      return (
        <Field name="reason" label={TEXTS.reason} rule={REASON} hint={TEXTS.reasonHint}>
          <Input.TextArea rows={2} maxLength={REASON.limit.max} />
        </Field>
      );
    default:
      return null;
  }
}

function DepartmentField() {
  const names = useDepartments(true);
  return (
    <Field
      name="department"
      label={TEXTS.department}
      check={(value) => (value ? undefined : TEXTS.departmentRequired)}
    >
      <Choice options={names.map((name) => ({ value: name, label: name }))} />
    </Field>
  );
}

function ScheduleFields() {
  const { data = [] } = useQuery(workSchedulesQuery());
  return (
    <>
      <Field
        name="scheduleId"
        label={TEXTS.schedule}
        check={(value) => (value ? undefined : TEXTS.scheduleRequired)}
      >
        <Choice options={data.map(({ id, name }) => ({ value: id, label: name }))} />
      </Field>
      <Field
        name="from"
        label={TEXTS.from}
        check={(value) => (isDate(String(value)) ? undefined : TEXTS.fromRequired)}
      >
        <Input type="date" max="2999-12-31" style={{ width: 160 }} />
      </Field>
    </>
  );
}

type ChoiceProps = React.ComponentProps<typeof Select>;

/** Renders all options, so that screen readers can read them; antd would render only the visible ones. */
const Choice = (props: ChoiceProps) => (
  <Select virtual={false} placeholder={TEXTS.choose} {...props} />
);

export { Form, useForm };
