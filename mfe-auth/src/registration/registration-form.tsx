import { Field, PageLink, PasswordInput } from '@rollcall/shared/ui';
import { Button, Input, Radio } from 'antd';
import type { FormEvent } from 'react';
import type { RegistrationField } from './check-registration.ts';
import { passwordStrength } from './password-strength.ts';
import { PhoneInput } from './phone-input.tsx';
import { GENDERS, TEXTS } from './texts.ts';
import type { useRegistration } from './use-registration.ts';
import './registration-form.css';

interface Props {
  readonly form: ReturnType<typeof useRegistration>;
}

const idOf = (field: RegistrationField) => `registration-${field}`;

/** The fields of self-registration in the order of spec §2, with the messages of spec §5. */
export function RegistrationForm({ form }: Props) {
  const { submit, isPending } = form;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const first = submit();
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
  }

  return (
    <form noValidate onSubmit={onSubmit} className="registration-form">
      <NameFields form={form} />
      <ContactFields form={form} />
      <PersonFields form={form} />
      <PasswordFields form={form} />
      <div className="registration-actions">
        <Button type="primary" size="large" htmlType="submit" block disabled={isPending}>
          {isPending ? TEXTS.submitting : TEXTS.submit}
        </Button>
        <p>
          <PageLink to="/login">{TEXTS.signIn}</PageLink>
        </p>
      </div>
    </form>
  );
}

function NameFields({ form }: Props) {
  return (
    <>
      <Field {...fieldProps(form, 'firstName')}>
        <Input {...controlProps(form, 'firstName')} autoComplete="given-name" />
      </Field>
      {/* The message of the middle name is shown under the last name, as specified (spec §5). */}
      <Field
        {...fieldProps(form, 'lastName')}
        messages={messagesOf(form, ['lastName', 'middleName'])}
      >
        <Input {...controlProps(form, 'lastName')} autoComplete="family-name" />
      </Field>
      <Field {...fieldProps(form, 'middleName')} messages={[]}>
        <Input
          {...controlProps(form, 'middleName')}
          autoComplete="additional-name"
          placeholder={TEXTS.middleNamePlaceholder}
          {...(form.errors.middleName === undefined ? {} : { status: 'error' as const })}
        />
      </Field>
    </>
  );
}

function ContactFields({ form }: Props) {
  const { country, setCountry, change } = form;
  return (
    <>
      <Field {...fieldProps(form, 'email')}>
        <Input
          {...controlProps(form, 'email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field {...fieldProps(form, 'phone')}>
        <PhoneInput
          {...controlProps(form, 'phone')}
          country={country}
          onCountryChange={setCountry}
          onChange={(digits) => change('phone', digits)}
        />
      </Field>
    </>
  );
}

function PersonFields({ form }: Props) {
  return (
    <>
      <Field {...fieldProps(form, 'dob')}>
        <Input {...controlProps(form, 'dob')} type="date" autoComplete="bday" />
      </Field>
      <Field {...fieldProps(form, 'gender')} isGroup>
        <Radio.Group
          aria-label={TEXTS.gender}
          value={form.values.gender}
          onChange={(event) => form.change('gender', event.target.value)}
        >
          {GENDERS.map((gender, index) => (
            <Radio key={gender} value={gender} {...(index === 0 ? { id: idOf('gender') } : {})}>
              {gender}
            </Radio>
          ))}
        </Radio.Group>
      </Field>
    </>
  );
}

function PasswordFields({ form }: Props) {
  const strength = passwordStrength(form.values.password);
  return (
    <>
      <Field
        {...fieldProps(form, 'password')}
        hint={strength && <output>Strength: {strength}</output>}
      >
        <PasswordInput {...controlProps(form, 'password')} autoComplete="new-password" />
      </Field>
      <Field {...fieldProps(form, 'confirmPassword')}>
        <PasswordInput {...controlProps(form, 'confirmPassword')} autoComplete="new-password" />
      </Field>
    </>
  );
}

function messagesOf({ errors }: Props['form'], fields: readonly RegistrationField[]) {
  return fields.flatMap((field) => {
    const text = errors[field];
    return text === undefined ? [] : [{ id: idOf(field), text }];
  });
}

/** Props of a field: its label and messages. */
function fieldProps(form: Props['form'], field: RegistrationField) {
  return { label: TEXTS[field], id: idOf(field), messages: messagesOf(form, [field]) };
}

/** Props that all text inputs share, including the link to the field's message. */
function controlProps({ values, errors, change }: Props['form'], field: RegistrationField) {
  return {
    id: idOf(field),
    size: 'large' as const,
    value: values[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    'aria-invalid': errors[field] !== undefined,
    'aria-describedby': errors[field] === undefined ? undefined : `${idOf(field)}-error`,
  };
}
