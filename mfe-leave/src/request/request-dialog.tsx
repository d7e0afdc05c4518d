import { Dialog, DraftOffer, formOf, ServerErrors, useFormDraft } from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useRef } from 'react';
import { LeaveFields } from './leave-fields.tsx';
import { draftName, NO_VALUES, type RequestValues, withStart } from './request-values.ts';
import { TEXTS } from './texts.ts';
import { useRequest } from './use-request.ts';

const { Form, useForm } = formOf<RequestValues>();

interface Props {
  /** An administrator requests it for an employee (design §8). */
  readonly isOnBehalf: boolean;
  readonly onClose: () => void;
}

/** The form to request a leave. Shows conflicts as soon as the days are chosen; Escape keeps the input. */
export function RequestDialog({ isOnBehalf, onClose }: Props) {
  const draft = useFormDraft<RequestValues>(draftName(isOnBehalf), {
    untouched: NO_VALUES,
    survivesClosing: true,
  });
  const discard = () => {
    draft.keep(undefined);
    onClose();
  };
  const { send, isSending, refused, refusal, forget } = useRequest(discard);
  const initialValues = draft.unsaved ?? NO_VALUES;
  const form = useForm();
  const onEdit = useFollowingEnd(form, initialValues.startDate, (values) => {
    draft.keep(values);
    if (refusal) forget();
  });
  const restore = (values: RequestValues) => {
    form.setFieldsValue(values);
    draft.keep(values);
  };
  return (
    <Dialog title={isOnBehalf ? TEXTS.onBehalf : TEXTS.own} size="md" onClose={onClose}>
      <DraftOffer draft={draft.offer} onRestore={restore} />
      <Form
        hasDraft
        form={form}
        name="leave-request"
        initialValues={initialValues}
        isLive
        onEdit={onEdit}
        onSubmit={send}
      >
        <ServerErrors errors={refused} />
        <LeaveFields form={form} isOnBehalf={isOnBehalf} />
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
