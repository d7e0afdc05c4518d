import {
  CheckboxField,
  EmployeePicker,
  type FieldError,
  FileInput,
  FormErrors,
  formOf,
  PasswordInput,
  ServerErrors,
  TimeField,
} from '@rollcall/shared/ui';
import { Input, Radio, Select } from 'antd';
import { nothing, Part } from './part.tsx';

interface Values {
  readonly name: string;
  readonly day: string;
  readonly time: string;
  readonly kind: string;
  readonly person: number;
  readonly password: string;
  readonly file: File;
  readonly scope: string;
  readonly reason: string;
  readonly isActive: boolean;
}

const { Form, Field, useForm } = formOf<Values>();

/** 01:30 occurs twice on that day: the time field asks which one is meant. */
const ZONE = 'America/Chicago';
const FILLED = {
  name: 'Jana',
  day: '2026-11-01',
  time: '2026-11-01T01:30',
  kind: 'sick',
  person: 7,
  password: 'secret-1',
  scope: 'all',
  reason: 'The terminal was down.',
  isActive: true,
};
const KINDS = [
  { value: 'sick', label: 'Sick' },
  { value: 'casual', label: 'Casual' },
];
const SCOPES = [
  { value: 'all', label: 'Whole company' },
  { value: 'one', label: 'One employee' },
];
const REFUSED = [
  { field: 'name', message: 'Another employee has this name.' },
  { field: 'day', message: 'Enter a date after the joining date.' },
  { field: 'time', message: 'Choose which of the two times is meant.' },
  { field: 'kind', message: 'Choose a type.' },
  { field: 'person', message: 'Choose an employee.' },
  { field: 'password', message: 'Enter at least 8 characters.' },
  { field: 'file', message: 'Choose a PDF file.' },
  { field: 'scope', message: 'Choose whom it applies to.' },
  { field: 'reason', message: 'Enter a reason.' },
];

/** The fields of a form, each in all of its states. */
export const Fields = () => (
  <>
    <Part title="Fields, empty">
      <FieldsForm name="empty" />
    </Part>
    <Part title="Fields, filled">
      <FieldsForm name="filled" values={FILLED} />
    </Part>
    <Part title="Fields with errors">
      <FieldsForm name="refused" values={FILLED} errors={REFUSED} />
    </Part>
    <Part title="Fields, disabled">
      <FieldsForm name="disabled" values={FILLED} isDisabled />
    </Part>
  </>
);

interface FormProps {
  /** Unique in the page. */
  readonly name: string;
  readonly values?: Partial<Values>;
  readonly errors?: readonly FieldError[];
  readonly isDisabled?: boolean;
}

/** A form with every field. */
export function FieldsForm({ name, values, errors, isDisabled = false }: FormProps) {
  return (
    <Form
      form={useForm()}
      name={name}
      label={`Form, ${name}`}
      initialValues={values}
      onSubmit={nothing}
    >
      <FormErrors />
      <ServerErrors errors={errors} />
      <Texts isDisabled={isDisabled} />
      <Choices isDisabled={isDisabled} />
      <CheckboxField<keyof Values> name="isActive" label="Active" />
    </Form>
  );
}

type PartProps = Required<Pick<FormProps, 'isDisabled'>>;

const Texts = ({ isDisabled }: PartProps) => (
  <>
    <Field name="name" label="Name" isMarked hint="As in the passport.">
      <Input disabled={isDisabled} autoComplete="off" />
    </Field>
    <Field name="day" label="Day">
      <Input type="date" disabled={isDisabled} />
    </Field>
    <TimeField<keyof Values> name="time" label="Punch In" zone={ZONE} />
    <Field name="password" label="Password">
      <PasswordInput disabled={isDisabled} autoComplete="new-password" />
    </Field>
    <Field name="reason" label="Reason">
      <Input.TextArea disabled={isDisabled} rows={2} />
    </Field>
  </>
);

const NO_SEARCH = { isFetching: false, error: null };

const Choices = ({ isDisabled }: PartProps) => (
  <>
    <Field name="kind" label="Type">
      <Select options={KINDS} disabled={isDisabled} />
    </Field>
    <Field name="person" label="Employee">
      <EmployeePicker name="Jana Novak" search={NO_SEARCH} onSearch={nothing} />
    </Field>
    <Field name="scope" label="Applies to" isGroup>
      <Radio.Group aria-label="Applies to" options={SCOPES} disabled={isDisabled} />
    </Field>
    <Field name="file" label="Document">
      <FileInput accept="application/pdf" disabled={isDisabled} onFile={nothing} />
    </Field>
  </>
);
