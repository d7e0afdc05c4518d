import { REASON_RULE } from '@rollcall/shared/contract';
import { required } from '@rollcall/shared/domain';
import { Dialog, formOf } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Button, Flex, Input, Typography } from 'antd';
import { TEXTS } from './texts.ts';

interface Values {
  readonly reason: string;
}

const { Form, Field, useForm } = formOf<Values>();
const REASON = required({ ...REASON_RULE, label: TEXTS.reasonOfDeletion });

interface Props {
  /** The id of the log. */
  readonly id: number;
  readonly employeeName: string;
  readonly isBusy: boolean;
  readonly onDelete: (reason: string) => Promise<unknown>;
}

/** Deletes a log, after asking for the reason. */
export function DeleteLog({ id, employeeName, isBusy, onDelete }: Props) {
  const { isOpen, open, close } = useNamedDialog('delete');
  const form = useForm();
  // The drawer behind the dialog shows a failure.
  const submit = ({ reason }: Values) => onDelete(reason.trim()).finally(close);
  return (
    <>
      <Button danger disabled={isBusy} onClick={open}>
        {TEXTS.delete}
      </Button>
      {isOpen && (
        <Dialog title={TEXTS.deleteTitle(employeeName)} size="sm" onClose={close}>
          <Typography.Paragraph>{TEXTS.deleteNote}</Typography.Paragraph>
          <Form form={form} name="delete-time-log" subject={id} onSubmit={submit}>
            <Field name="reason" label={TEXTS.reasonOfDeletion} rule={REASON}>
              <Input.TextArea rows={2} maxLength={REASON.limit.max} />
            </Field>
            <Flex justify="end" gap="small">
              <Button onClick={close}>{TEXTS.cancel}</Button>
              <Button danger htmlType="submit" disabled={isBusy}>
                {TEXTS.delete}
              </Button>
            </Flex>
          </Form>
        </Dialog>
      )}
    </>
  );
}
