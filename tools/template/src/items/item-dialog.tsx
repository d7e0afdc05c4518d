import { lineRule, required } from '@rollcall/shared/domain';
import { Dialog, DraftOffer, formOf, useFormDraft } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Input } from 'antd';
import { addItem, BACKEND } from './calls.ts';
import { type Chosen, EmployeeField } from './employee-field.tsx';
import { SaveButton } from './save-button.tsx';
import { TEXTS } from './texts.ts';

interface Values {
  readonly title: string;
  readonly employee: Chosen | null;
}

const FORM = `${BACKEND}-new`;
const EMPTY: Values = { title: '', employee: null };
const TITLE = required(lineRule(TEXTS.itemTitle, 60));
const { Form, Field, useForm } = formOf<Values>();

/** The form of a new item. What was typed survives closing, an expired session and a reload. */
export function ItemDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm();
  const draft = useFormDraft<Values>(FORM, { untouched: EMPTY, survivesClosing: true });
  const { mutateAsync, error, isPending } = useMutation({
    ...addItem,
    onSuccess() {
      draft.keep(undefined);
      onClose();
    },
  });
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
        name={FORM}
        initialValues={{ ...EMPTY, ...draft.unsaved }}
        onEdit={() => draft.keep(form.getFieldsValue())}
        onSubmit={({ title, employee }) =>
          mutateAsync({ title, employeeId: employee?.id ?? 0, employeeName: employee?.name ?? '' })
        }
      >
        <Field name="title" label={TEXTS.itemTitle} rule={TITLE}>
          <Input />
        </Field>
        <Field
          name="employee"
          label={TEXTS.employee}
          check={(value) => (value ? undefined : TEXTS.employeeMissing)}
        >
          <EmployeeField />
        </Field>
        <SaveButton error={error} isPending={isPending} />
      </Form>
    </Dialog>
  );
}
