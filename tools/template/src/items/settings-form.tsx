import { formOf, useFormDraft } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { InputNumber } from 'antd';
import { BACKEND, type Settings, saveSettings } from './calls.ts';
import { SaveButton } from './save-button.tsx';
import { TEXTS } from './texts.ts';

const FORM = `${BACKEND}-settings`;
const { Form, Field, useForm } = formOf<Settings>();

export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const form = useForm();
  const draft = useFormDraft<Settings>(FORM, { untouched: settings });
  const { mutateAsync, error, isPending } = useMutation({
    ...saveSettings,
    onSuccess: () => draft.keep(undefined),
  });
  return (
    <Form
      form={form}
      name={FORM}
      initialValues={settings}
      onEdit={() => draft.keep(form.getFieldsValue())}
      onSubmit={mutateAsync}
    >
      <Field name="dueAfterDays" label={TEXTS.dueAfter}>
        <InputNumber min={1} precision={0} />
      </Field>
      <SaveButton error={error} isPending={isPending} />
    </Form>
  );
}
