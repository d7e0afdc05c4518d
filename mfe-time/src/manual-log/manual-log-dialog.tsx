import { REASON_RULE } from '@rollcall/shared/contract';
import { required } from '@rollcall/shared/domain';
import {
  Dialog,
  DraftOffer,
  formOf,
  ServerErrors,
  TimeField,
  useFormDraft,
} from '@rollcall/shared/ui';
import { Alert, Button, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { checkLog, type TypedLog } from './check-log.ts';
import { LogEmployee } from './log-employee.tsx';
import { bodyOf, initialLog, type ReplacedLog } from './log-values.ts';
import { NEW_LOG } from './new-log.ts';
import { TEXTS } from './texts.ts';
import { useCreateLog } from './use-create-log.ts';
import { usePlanZone } from './use-plan-zone.ts';

const { Form, Field, useForm } = formOf<TypedLog>();
const REASON = required(REASON_RULE);

interface Props {
  /** The company zone. */
  readonly zone: string;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  readonly replaced?: ReplacedLog | undefined;
  /** Opens the log that is in the way; undefined where this is not offered. */
  readonly onOpenLog?: ((id: number) => void) | undefined;
  /** Called when the log was saved or the form was cancelled. */
  readonly onClose: () => void;
}

/** Adds a missing log, or replaces a log that has no punch-out; a reason is required (design §8). */
export function ManualLogDialog({ zone: companyZone, now, replaced, onOpenLog, onClose }: Props) {
  const input = useLogInput({ zone: companyZone, now, replaced });
  const discard = () => {
    input.forget();
    onClose();
  };
  const { save, isSaving, refused, overlap } = useCreateLog(discard);
  const { form, zone, offer, edit, restore, errorOf } = input;
  const send = (log: TypedLog) =>
    log.employeeId === undefined ? undefined : save(bodyOf(log, log.employeeId, zone, replaced));
  return (
    <Dialog
      title={replaced ? TEXTS.replace(replaced.employeeName) : TEXTS.add}
      size="sm"
      onClose={onClose}
    >
      <DraftOffer draft={offer} onRestore={restore} />
      <Form
        hasDraft
        form={form}
        name="time-log"
        initialValues={input.unsaved ?? initialLog(replaced)}
        isLive
        onEdit={edit}
        onSubmit={send}
      >
        <ServerErrors errors={refused} />
        {overlap && onOpenLog && (
          <OverlapNotice
            message={overlap.message}
            onOpen={() => {
              onClose();
              onOpenLog(overlap.timeLogId);
            }}
          />
        )}
        <LogFields {...{ form, zone, errorOf }} isEmployeeKnown={replaced !== undefined} />
        <Typography.Text type="secondary">{TEXTS.zone(zone)}</Typography.Text>
        <Flex justify="end" gap="small" style={{ marginTop: 16 }}>
          <Button onClick={discard}>{TEXTS.cancel}</Button>
          <Button type="primary" htmlType="submit" disabled={isSaving}>
            {TEXTS.save}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  );
}

interface OverlapProps {
  readonly message: string;
  readonly onOpen: () => void;
}

/** The log that is in the way of the new one, with a button that opens it. */
function OverlapNotice({ message, onOpen }: OverlapProps) {
  return (
    <Alert
      type="error"
      role="alert"
      style={{ marginBottom: 16 }}
      title={message}
      action={
        <Button size="small" onClick={onOpen}>
          {TEXTS.openOther}
        </Button>
      }
    />
  );
}

interface FieldProps {
  readonly form: ReturnType<typeof useForm>;
  readonly zone: string;
  readonly isEmployeeKnown: boolean;
  readonly errorOf: ReturnType<typeof useLogInput>['errorOf'];
}

function LogFields({ form, zone, isEmployeeKnown, errorOf }: FieldProps) {
  return (
    <>
      {!isEmployeeKnown && (
        <Field name="employeeId" label={TEXTS.employee} check={errorOf('employeeId')}>
          <LogEmployee form={form} />
        </Field>
      )}
      <TimeField<keyof TypedLog>
        name="punchIn"
        label={TEXTS.punchIn}
        zone={zone}
        check={errorOf('punchIn')}
      />
      <TimeField<keyof TypedLog>
        name="punchOut"
        label={TEXTS.punchOut}
        zone={zone}
        check={errorOf('punchOut')}
      />
      <Field name="reason" label={TEXTS.reason} rule={REASON}>
        <Input.TextArea rows={2} maxLength={REASON.limit.max} />
      </Field>
    </>
  );
}

/** The form, its draft, and the errors of its current values. */
function useLogInput({
  zone: companyZone,
  now,
  replaced,
}: Pick<Props, 'zone' | 'now' | 'replaced'>) {
  const form = useForm();
  const survivesClosing = replaced === undefined;
  const name = replaced ? `time-log-${replaced.id}` : NEW_LOG;
  const draft = useFormDraft<TypedLog>(name, {
    untouched: initialLog(replaced),
    survivesClosing,
  });
  const [current, setCurrent] = useState(draft.unsaved ?? initialLog(replaced));
  const planZone = usePlanZone(current);
  const zone = (replaced ? replaced.zone : planZone) ?? companyZone;
  return {
    form,
    zone,
    offer: draft.offer,
    unsaved: draft.unsaved,
    forget: () => draft.keep(undefined),
    edit() {
      const log = form.getFieldsValue(true);
      setCurrent(log);
      draft.keep(log);
    },
    restore(log: TypedLog) {
      form.setFieldsValue(log);
      setCurrent(log);
      draft.keep(log);
    },
    errorOf: (field: keyof TypedLog) => () => checkLog(form.getFieldsValue(true), now, zone)[field],
  };
}
