import { REGISTRATION_RULES } from '@rollcall/shared/contract';
import { passwordStrength } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import {
  Current,
  FormErrors,
  formOf,
  PageLink,
  PasswordInput,
  ServerErrors,
} from '@rollcall/shared/ui';
import { Button, Input, Radio, type RadioGroupProps } from 'antd';
import { COUNTRY_CODES } from './country-codes.ts';
import { PhoneInput } from './phone-input.tsx';
import { ERRORS, GENDERS, TEXTS } from './texts.ts';
import type { RegistrationValues, useRegistration } from './use-registration.ts';
import './registration-form.css';

const { Form, Field, useForm } = formOf<RegistrationValues>();

interface Props {
  readonly registration: ReturnType<typeof useRegistration>;
}

const INITIAL_VALUES = { country: COUNTRY_CODES[0]?.country ?? '' };

/** The fields of self-registration in the order of spec §2, with the messages of spec §5. */
export function RegistrationForm({ registration }: Props) {
  const { send, refused, isPending } = registration;
  const form = useForm();
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  return (
    <Form
      form={form}
      name="registration"
      className="registration-form"
      initialValues={INITIAL_VALUES}
      specifiedOnly={isBase}
      onSubmit={send}
    >
      <FormErrors />
      <ServerErrors errors={refused} />
      <NameFields />
      <ContactFields />
      <Field name="dob" label={TEXTS.dob} rule={REGISTRATION_RULES.dob}>
        <Input size="large" type="date" autoComplete="bday" />
      </Field>
      <Field name="gender" label={TEXTS.gender} rule={REGISTRATION_RULES.gender} isGroup>
        <GenderChoice />
      </Field>
      <PasswordFields passwordOf={() => form.getFieldValue('password')} />
      <div className="registration-actions">
        <Button type="primary" size="large" htmlType="submit" block disabled={isPending}>
          {isPending ? TEXTS.submitting : TEXTS.submit}
        </Button>
        <p>
          <PageLink to="/login">{TEXTS.signIn}</PageLink>
        </p>
      </div>
    </Form>
  );
}

function NameFields() {
  const { firstName, lastName, middleName } = REGISTRATION_RULES;
  return (
    <>
      <Field name="firstName" label={TEXTS.firstName} rule={firstName}>
        <Input size="large" autoComplete="given-name" />
      </Field>
      {/* The message of the middle name is shown under the last name, as specified (spec §5). */}
      <Field name="lastName" label={TEXTS.lastName} rule={lastName} alsoErrorsOf={['middleName']}>
        <Input size="large" autoComplete="family-name" />
      </Field>
      <Field name="middleName" label={TEXTS.middleName} rule={middleName} isErrorElsewhere>
        <Input
          size="large"
          autoComplete="additional-name"
          placeholder={TEXTS.middleNamePlaceholder}
        />
      </Field>
    </>
  );
}

function ContactFields() {
  return (
    <>
      <Field name="email" label={TEXTS.email} rule={REGISTRATION_RULES.email}>
        <Input
          size="large"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field name="phone" label={TEXTS.phone} rule={REGISTRATION_RULES.phone}>
        <PhoneInput />
      </Field>
    </>
  );
}

function PasswordFields({ passwordOf }: { readonly passwordOf: () => string | undefined }) {
  const check = (value: unknown) => {
    if (!value) return ERRORS.confirmRequired;
    return value === passwordOf() ? undefined : ERRORS.mismatch;
  };
  return (
    <>
      <Current<RegistrationValues>>
        {({ password }) => {
          const strength = passwordStrength(password ?? '');
          return (
            <Field
              name="password"
              label={TEXTS.password}
              rule={REGISTRATION_RULES.password}
              hint={strength && <output>Strength: {strength}</output>}
            >
              <PasswordInput size="large" autoComplete="new-password" />
            </Field>
          );
        }}
      </Current>
      <Field name="confirmPassword" label={TEXTS.confirmPassword} check={check}>
        <PasswordInput size="large" autoComplete="new-password" />
      </Field>
    </>
  );
}

/** The specified genders. The first one has the id of the group, so that it gets the focus after an error. */
function GenderChoice({ id, ...group }: RadioGroupProps) {
  return (
    <Radio.Group {...group} aria-label={TEXTS.gender}>
      {GENDERS.map((gender, index) => (
        <Radio key={gender} value={gender} {...(index === 0 && id !== undefined && { id })}>
          {gender}
        </Radio>
      ))}
    </Radio.Group>
  );
}
