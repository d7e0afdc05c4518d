import { anyEmployeeSearchQuery, scheduleMutation } from '@rollcall/shared/calls';
import { MAX_ADJUSTMENT_MINS, REASON_RULE } from '@rollcall/shared/contract';
import { required } from '@rollcall/shared/domain';
import { ApiError } from '@rollcall/shared/transport';
import {
  Dialog,
  DraftOffer,
  EmployeePicker,
  formOf,
  ServerErrors,
  useFormDraft,
  useToday,
} from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormInstance, Input } from 'antd';
import { useState } from 'react';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { parseSigned } from './parse-signed.ts';
import { TEXTS } from './texts.ts';

interface Values {
  readonly employeeId: number | undefined;
  /** Shown by a restored draft. */
  readonly employeeName: string;
  /** `YYYY-MM-DD`. */
  readonly forDate: string;
  /** As `+1:30`. */
  readonly minutes: string;
  readonly reason: string;
}

const { Form, Field, useForm } = formOf<Values>();
const REASON = required(REASON_RULE);
const EMPTY: Values = {
  employeeId: undefined,
  employeeName: '',
  forDate: '',
  minutes: '',
  reason: '',
};

/** Adds time to the balance of an employee, or takes it away; it is posted today. */
export function AdjustmentForm({ onClose }: { readonly onClose: () => void }) {
  const form = useForm();
  const draft = useFormDraft<Values>('adjustment', { untouched: EMPTY });
  const { mutateAsync, isPending, error } = useMutation({
    ...scheduleMutation('createAdjustment'),
    onSuccess: onClose,
  });
  const send = ({ employeeId = 0, forDate, minutes, reason }: Values) =>
    mutateAsync({
      body: { employeeId, forDate, minutes: parseSigned(minutes) ?? 0, reason: reason.trim() },
    }).then(() => draft.keep(undefined));
  const fields = error instanceof ApiError ? error.fields : [];
  return (
    <Dialog title={TEXTS.add} size="sm" onClose={onClose}>
      <DraftOffer
        draft={draft.offer}
        onRestore={(values) => {
          form.setFieldsValue(values);
          draft.keep(values);
        }}
      />
      <Form
        hasDraft
        form={form}
        name="adjustment"
        initialValues={draft.unsaved ?? EMPTY}
        onEdit={() => draft.keep(form.getFieldsValue(true))}
        onSubmit={send}
      >
        <ServerErrors errors={fields} />
        <Fields form={form} />
        <DialogButtons
          text={TEXTS.save}
          isDisabled={isPending}
          onCancel={onClose}
          error={fields.length === 0 ? error : null}
        />
      </Form>
    </Dialog>
  );
}

function Fields({ form }: { readonly form: FormInstance<Values> }) {
  const today = useToday();
  const checkDay = (day: unknown) => {
    if (day === '') return TEXTS.dateRequired;
    return String(day) > today ? TEXTS.future : undefined;
  };
  return (
    <>
      <Field
        name="employeeId"
        label={TEXTS.employee}
        check={(id) => (id === undefined ? TEXTS.employeeRequired : undefined)}
      >
        <Employee form={form} />
      </Field>
      <Field name="forDate" label={TEXTS.forDate} hint={TEXTS.forDateHint} check={checkDay}>
        <Input type="date" max={today} />
      </Field>
      <Field
        name="minutes"
        label={TEXTS.minutes}
        hint={TEXTS.minutesHint}
        check={(typed) => checkMinutes(String(typed))}
      >
        <Input autoComplete="off" />
      </Field>
      <Field name="reason" label={TEXTS.reason} rule={REASON} hint={TEXTS.reasonHint}>
        <Input.TextArea rows={2} maxLength={REASON.limit.max} />
      </Field>
    </>
  );
}

function checkMinutes(typed: string): string | undefined {
  const minutes = parseSigned(typed);
  if (minutes === undefined) return TEXTS.minutesInvalid;
  return Math.abs(minutes) > MAX_ADJUSTMENT_MINS ? TEXTS.minutesTooMany : undefined;
}

interface EmployeeProps {
  readonly form: FormInstance<Values>;
  readonly value?: number;
  readonly onChange?: (id: number | undefined) => void;
}

/** The form also keeps the name, which a restored draft shows without a search. */
function Employee({ form, onChange, ...control }: EmployeeProps) {
  const [searchTerm, setSearchTerm] = useState('');
  const search = useQuery({
    ...anyEmployeeSearchQuery(searchTerm),
    enabled: searchTerm !== '',
  });
  return (
    <EmployeePicker
      {...control}
      name={form.getFieldValue('employeeName') || undefined}
      search={search}
      onSearch={setSearchTerm}
      onChange={(id, name) => {
        form.setFieldsValue({ employeeName: name });
        onChange?.(id);
      }}
    />
  );
}
