import type { FieldRule } from '@rollcall/shared/domain';
import { ApiError } from '@rollcall/shared/transport';
import { Dialog, formOf, ServerErrors } from '@rollcall/shared/ui';
import { Alert, Button, Flex, Input, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { TEXTS } from './texts.ts';

interface Values {
  readonly name: string;
}

const { Form, Field, useForm } = formOf<Values>();

interface Props {
  readonly title: string;
  /** The name before the change; empty for a new one. */
  readonly name: string;
  readonly rule: FieldRule;
  readonly note?: string;
  /** Shown instead of the message when another one has the name. */
  readonly renderConfirmation?: (taken: string) => ReactNode;
  /** Its promise is rejected with an `ApiError`. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a name. */
export function NameDialog(props: Props) {
  const { title, name, rule, note, renderConfirmation, onClose } = props;
  const { submit, isSaving, failure, refused } = useSave(props);
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      {note !== undefined && <Typography.Paragraph type="secondary">{note}</Typography.Paragraph>}
      <Form form={useForm()} name="name" label={title} initialValues={{ name }} onSubmit={submit}>
        <ServerErrors errors={failure?.fields} />
        <Field name="name" label={TEXTS.name} rule={rule}>
          <Input autoComplete="off" />
        </Field>
        {failure && failure.fields.length === 0 && (
          <Problem failure={failure} confirmation={renderConfirmation?.(refused)} />
        )}
        <Flex justify="end" gap="small">
          <Button onClick={onClose}>{TEXTS.cancel}</Button>
          <Button type="primary" htmlType="submit" disabled={isSaving}>
            {isSaving ? TEXTS.saving : TEXTS.save}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  );
}

interface ProblemProps {
  readonly failure: ApiError;
  readonly confirmation: ReactNode;
}

const Problem = ({ failure, confirmation }: ProblemProps) =>
  failure.code === 'conflict' && confirmation ? (
    confirmation
  ) : (
    <Alert type="error" showIcon role="alert" title={failure.message} style={SPACED} />
  );

const SPACED = { marginBottom: 16 } as const;

function useSave({ name, onSave, onClose }: Props) {
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState<{ readonly error: ApiError; readonly name: string }>();
  async function submit(values: Values) {
    const typed = values.name.trim();
    if (typed === name) return onClose();
    setSaving(true);
    setFailed(undefined);
    try {
      await onSave(typed);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed({ error, name: typed });
    } finally {
      setSaving(false);
    }
  }
  return { submit, isSaving, failure: failed?.error, refused: failed?.name ?? '' };
}
