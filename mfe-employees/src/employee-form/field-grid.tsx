import { Field, PasswordInput } from '@rollcall/shared/ui';
import { Checkbox, Input, Select } from 'antd';
import type { ChangeEvent } from 'react';
import type { FieldGroup, FormErrors, FormField, FormValue, FormValues } from './form-field.ts';
import './field-grid.css';

interface Props {
  readonly groups: readonly FieldGroup[];
  /** Begins the ids of the controls, so that two forms in one page have none in common. */
  readonly form: string;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly onChange: (name: string, value: FormValue) => void;
}

/** The id of a field's control. */
export const controlId = (form: string, name: string) => `${form}-${name}`;

/** Fields side by side, as many as there is room for, each with its message. */
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

function LabelledControl({ field, id, value, isDisabled, error, onChange }: ControlProps) {
  const { kind, label, isRequired = false } = field;
  const text = String(value);
  const control = {
    id,
    disabled: isDisabled,
    'aria-required': isRequired,
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  const typed = {
    ...control,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value),
  };
  if (kind === 'checkbox') {
    return (
      <div style={{ alignSelf: 'center', paddingBlock: 8 }}>
        <Checkbox
          {...control}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        >
          {label}
        </Checkbox>
      </div>
    );
  }
  return (
    <Field
      label={label}
      id={id}
      messages={error === undefined ? [] : [{ id, text: error }]}
      {...(isRequired && { className: 'required-field' })}
    >
      {kind === 'select' && (
        <Select
          {...control}
          // All of them are there to be read and chosen, where antd draws the few that are in sight.
          virtual={false}
          allowClear={!isRequired}
          value={text || null}
          onChange={(chosen: string | undefined) => onChange(chosen ?? '')}
          options={optionsOf(field, text)}
        />
      )}
      {kind === 'textarea' && <Input.TextArea {...typed} rows={2} />}
      {kind === 'password' && <PasswordInput {...typed} autoComplete="new-password" />}
      {!['select', 'textarea', 'password'].includes(kind) && <Input {...typed} type={kind} />}
    </Field>
  );
}

/** The specification's words to the letter (spec §3), and one of somebody else's backend as it was given (design §8). */
function optionsOf({ options = [] }: FormField, value: string) {
  const words = value === '' || options.includes(value) ? options : [value, ...options];
  return words.map((word) => ({ value: word, label: word }));
}
