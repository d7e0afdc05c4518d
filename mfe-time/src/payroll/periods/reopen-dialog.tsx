import { type Period, scheduleMutation } from '@rollcall/shared/calls';
import { REASON_RULE } from '@rollcall/shared/contract';
import { required } from '@rollcall/shared/domain';
import { Dialog, formOf } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Input } from 'antd';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { periodName } from './period-name.ts';
import { REOPEN_TEXTS } from './texts.ts';

const { Form, Field, useForm } = formOf<{ readonly reason: string }>();
const REASON = required(REASON_RULE);

interface Props {
  readonly period: Period;
  readonly onClose: () => void;
}

/** Says what reopening means, and reopens a closed period with a reason. */
export function ReopenDialog({ period, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation({
    ...scheduleMutation('reopenPeriod'),
    onSuccess: onClose,
  });
  return (
    <Dialog title={REOPEN_TEXTS.title(periodName(period))} size="sm" onClose={onClose}>
      <p>{REOPEN_TEXTS.what}</p>
      <Form
        form={useForm()}
        name="reopen-period"
        subject={period.id}
        initialValues={{ reason: '' }}
        onSubmit={({ reason }) =>
          mutateAsync({ params: { id: period.id }, body: { reason: reason.trim() } })
        }
      >
        <Field
          name="reason"
          label={REOPEN_TEXTS.reason}
          rule={REASON}
          hint={REOPEN_TEXTS.reasonHint}
        >
          <Input.TextArea rows={2} maxLength={REASON.limit.max} />
        </Field>
        <DialogButtons
          text={REOPEN_TEXTS.reopen}
          isDanger
          isDisabled={isPending}
          onCancel={onClose}
          error={error}
        />
      </Form>
    </Dialog>
  );
}
