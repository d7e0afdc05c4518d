import { queryClient } from '@rollcall/shared/transport';
import { formOf, useFormDraft } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, InputNumber } from 'antd';
import { TEXTS } from './texts.ts';

interface Values {
  readonly number: number | null;
}

interface Props {
  /** Identifies the form in the page. */
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
  readonly save: (value: number) => Promise<unknown>;
}

const { Form, Field, useForm } = formOf<Values>();

/** A form with one number, which the team's own server stores. */
export function NumberForm({ name, label, value, save }: Props) {
  const form = useForm();
  const draft = useFormDraft<Values>(name, { untouched: { number: value } });
  const { mutateAsync, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: ({ number }: Values) => save(number ?? 0),
    async onSuccess() {
      draft.keep(undefined);
      await queryClient.invalidateQueries({ queryKey: ['payroll'] });
    },
  });
  return (
    <Form
      form={form}
      name={name}
      initialValues={{ number: value }}
      onEdit={() => {
        draft.keep(form.getFieldsValue(true));
        reset();
      }}
      onSubmit={mutateAsync}
    >
      <Field name="number" label={label}>
        <InputNumber />
      </Field>
      {error && <Alert type="error" showIcon role="alert" title={error.message} />}
      {isSuccess && (
        <output>
          <Alert type="success" showIcon role="presentation" title={TEXTS.saved} />
        </output>
      )}
      <Button type="primary" htmlType="submit" disabled={isPending}>
        {TEXTS.save}
      </Button>
    </Form>
  );
}
