import { Field, PageLink, PasswordInput } from '@rollcall/shared/ui';
import { Button, Input, Radio } from 'antd';
import type { FormEvent } from 'react';
import type { RegistrationField } from './check-registration.ts';
import { passwordStrength } from './password-strength.ts';
import { PhoneInput } from './phone-input.tsx';
import { GENDERS, TEXTS } from './texts.ts';
import type { useRegistration } from './use-registration.ts';
import './registration-form.css';

const idOf = (field: RegistrationField) => `registration-${field}`;

/** The fields of self-registration in the order of spec §2, each with its message of spec §5. */
export function RegistrationForm({ form }: { readonly form: ReturnType<typeof useRegistration> }) {
  const { values, errors, change, country, setCountry, submit, isPending } = form;

  const messagesOf = (...fields: RegistrationField[]) =>
    fields.flatMap((field) => {
      const text = errors[field];
      return text === undefined ? [] : [{ id: idOf(field), text }];
    });
  /** What every text field takes; `aria` names its message, wherever that stands. */
  const control = (field: RegistrationField) => ({
    id: idOf(field),
    size: 'large' as const,
    value: values[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    'aria-invalid': errors[field] !== undefined,
    'aria-describedby': errors[field] === undefined ? undefined : `${idOf(field)}-error`,
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const first = submit();
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
  }

  const strength = passwordStrength(values.password);
  return (
    <form noValidate onSubmit={onSubmit} className="registration-form">
      <Field label={TEXTS.firstName} id={idOf('firstName')} messages={messagesOf('firstName')}>
        <Input {...control('firstName')} autoComplete="given-name" />
      </Field>
      {/* The message of the middle name stands under the last name, as specified (spec §5). */}
      <Field
        label={TEXTS.lastName}
        id={idOf('lastName')}
        messages={messagesOf('lastName', 'middleName')}
      >
        <Input {...control('lastName')} autoComplete="family-name" />
      </Field>
      <Field label={TEXTS.middleName} id={idOf('middleName')} messages={[]}>
        <Input
          {...control('middleName')}
          autoComplete="additional-name"
          placeholder={TEXTS.middleNamePlaceholder}
          {...(errors.middleName === undefined ? {} : { status: 'error' as const })}
        />
      </Field>
      <Field label={TEXTS.email} id={idOf('email')} messages={messagesOf('email')}>
        <Input
          {...control('email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={TEXTS.phone} id={idOf('phone')} messages={messagesOf('phone')}>
        <PhoneInput
          {...control('phone')}
          country={country}
          onCountryChange={setCountry}
          onChange={(digits) => change('phone', digits)}
        />
      </Field>
      <Field label={TEXTS.dob} id={idOf('dob')} messages={messagesOf('dob')}>
        <Input {...control('dob')} type="date" autoComplete="bday" />
      </Field>
      <Field label={TEXTS.gender} id={idOf('gender')} messages={messagesOf('gender')} isGroup>
        <Radio.Group
          aria-label={TEXTS.gender}
          value={values.gender}
          onChange={(event) => change('gender', event.target.value)}
        >
          {GENDERS.map((gender, index) => (
            <Radio key={gender} value={gender} {...(index === 0 ? { id: idOf('gender') } : {})}>
              {gender}
            </Radio>
          ))}
        </Radio.Group>
      </Field>
      <Field
        label={TEXTS.password}
        id={idOf('password')}
        messages={messagesOf('password')}
        hint={strength && <output>Strength: {strength}</output>}
      >
        <PasswordInput {...control('password')} autoComplete="new-password" />
      </Field>
      <Field
        label={TEXTS.confirmPassword}
        id={idOf('confirmPassword')}
        messages={messagesOf('confirmPassword')}
      >
        <PasswordInput {...control('confirmPassword')} autoComplete="new-password" />
      </Field>
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
