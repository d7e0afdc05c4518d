import {
  makeIdempotencyKeys,
  type OwnTimeLog,
  requestCorrectionsMutation,
} from '@rollcall/shared/calls';
import { ApiError } from '@rollcall/shared/transport';
import { formOf, useFormDraft } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type LeftAt, proposedRow, untouchedLeftAt } from './left-at.ts';

const { useForm } = formOf<LeftAt>();

interface Options {
  readonly log: OwnTimeLog;
  /** The zone of its times. */
  readonly zone: string;
  /** Name of the draft. */
  readonly draft: string;
  /** ISO 8601 with an offset. */
  readonly plannedEnd: string | undefined;
  readonly onSent: () => void;
}

/** The form that asks when the employee left, its draft, and the correction that it requests. */
export function useLeftAt({ log, zone, draft: name, plannedEnd, onSent }: Options) {
  const form = useForm();
  const [untouched] = useState(() => untouchedLeftAt(plannedEnd));
  const draft = useFormDraft<LeftAt>(name, { untouched, survivesClosing: true });
  const [keyOf] = useState(makeIdempotencyKeys);
  const forget = () => draft.keep(undefined);
  const { mutateAsync, isPending, error } = useMutation({
    ...requestCorrectionsMutation(keyOf),
    onSuccess() {
      forget();
      onSent();
    },
  });
  const refused = useMemo(() => {
    const fields = error instanceof ApiError ? error.fields : [];
    // Only the punch-out and the reason have a field: what is wrong with the log is shown with the time.
    return fields.map(({ field, message }) => ({
      field: field.startsWith('rows.') ? 'punchOut' : field,
      message,
    }));
  }, [error]);
  return {
    form,
    offer: draft.offer,
    initialValues: draft.unsaved ?? untouched,
    isSending: isPending,
    refused,
    forget,
    edit: () => draft.keep(form.getFieldsValue(true)),
    restore(values: LeftAt) {
      form.setFieldsValue(values);
      draft.keep(values);
    },
    send: (values: LeftAt) =>
      mutateAsync({ rows: [proposedRow(log, values, zone)], reason: values.reason.trim() }),
  };
}
