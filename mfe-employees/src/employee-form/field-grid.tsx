import { Field, PasswordInput } from '@rollcall/shared/ui';
import { Checkbox, Input, Select } from 'antd';
import type { ChangeEvent } from 'react';
import type { FieldGroup, FormErrors, FormField, FormValue, FormValues } from './form-field.ts';
import './field-grid.css';

interface Props {
  readonly groups: readonly FieldGroup[];
  /** Prefix of the controls' ids, so that they are unique when a page has two forms. */
  readonly form: string;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly onChange: (name: string, value: FormValue) => void;
}

/** The id of a field's control. */
export const controlId = (form: string, name: string) => `${form}-${name}`;

/** Fields with their messages, in as many columns as fit. */
export function FieldGrid({ groups, form, values, errors, onChange }: Props) {
  const draw = (field: FormField) => (
    <LabelledControl
      key={field.name}
      field={field}
      id={controlId(form, field.name)}
      value={values[field.name] ?? ''}
      isDisabled={field.isDisabled?.(values) ?? false}
      error={errors[field.name]}
      onChange={(value) => onChange(field.name, value)}
    />
  );
  return groups
    .filter(({ isHidden }) => !isHidden?.(values))
    .map(({ title, fields }) => (
      <div key={title ?? ''} className="field-grid">
        {title && <h2>{title}</h2>}
        {fields.map(draw)}
      </div>
    ));
}

interface ControlProps {
  readonly field: FormField;
  readonly id: string;
  readonly value: FormValue;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: FormValue) => void;
}

function LabelledControl(props: ControlProps) {
  const { field, id, error } = props;
  const { kind, label, isRequired = false } = field;
  if (kind === 'checkbox') return <CheckboxControl {...props} />;
  return (
    <Field
      label={label}
      id={id}
      messages={error === undefined ? [] : [{ id, text: error }]}
      {...(isRequired && { className: 'required-field' })}
    >
      {kind === 'select' ? <SelectControl {...props} /> : <TypedControl {...props} />}
    </Field>
  );
}

/** Props that all controls share. */
const common = ({ field, id, isDisabled, error }: ControlProps) => ({
  id,
  disabled: isDisabled,
  'aria-required': field.isRequired ?? false,
  'aria-invalid': error !== undefined,
  'aria-describedby': error === undefined ? undefined : `${id}-error`,
});

function CheckboxControl(props: ControlProps) {
  const { field, value, onChange } = props;
  return (
    <div style={{ alignSelf: 'center', paddingBlock: 8 }}>
      <Checkbox
        {...common(props)}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      >
        {field.label}
      </Checkbox>
    </div>
  );
}

function SelectControl(props: ControlProps) {
  const { field, value, onChange } = props;
  const text = String(value);
  return (
    <Select
      {...common(props)}
      // Renders all options, so that screen readers can read them; antd would render only the visible ones.
      virtual={false}
      allowClear={!field.isRequired}
      value={text || null}
      onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
      options={optionsOf(field, text)}
    />
  );
}

function TypedControl(props: ControlProps) {
  const { field, value, onChange } = props;
  const typed = {
    ...common(props),
    value: String(value),
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value),
  };
  if (field.kind === 'textarea') return <Input.TextArea {...typed} rows={2} />;
  if (field.kind === 'password') return <PasswordInput {...typed} autoComplete="new-password" />;
  return <Input {...typed} type={field.kind} />;
}

/** The values of spec §3 verbatim, and an unknown value of a foreign backend unchanged (design §8). */
function optionsOf({ options = [] }: FormField, value: string) {
  const words = value === '' || options.includes(value) ? options : [value, ...options];
  return words.map((word) => ({ value: word, label: word }));
}
