import { changePasswordMutation } from '@rollcall/shared/calls';
import { REGISTRATION_RULES } from '@rollcall/shared/contract';
import { passwordStrength } from '@rollcall/shared/domain';
import { useSession } from '@rollcall/shared/session';
import { ApiError, type BodyOf } from '@rollcall/shared/transport';
import { Current, formOf, PasswordInput, ServerErrors } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Typography } from 'antd';
import { ProfileCard } from './profile-card.tsx';
import { TEXTS } from './texts.ts';

type Passwords = BodyOf<'changePassword'>;

const { Form, Field, useForm } = formOf<Passwords>();

/** Resetting the form would replace its fields, for which Chrome would miss a field for the user name. */
const EMPTY: Passwords = { currentPassword: '', password: '', confirmPassword: '' };

/** Changes the user's password, which ends their other sessions. */
export function PasswordCard() {
  const form = useForm();
  const email = useSession(({ user }) => user?.email);
  const { mutateAsync, isPending, error } = useMutation(changePasswordMutation());
  const fields = error instanceof ApiError ? error.fields : undefined;
  return (
    <ProfileCard title={TEXTS.password}>
      <Typography.Paragraph type="secondary">{TEXTS.passwordNote}</Typography.Paragraph>
      <Form
        form={form}
        name="password"
        label={TEXTS.password}
        onSubmit={(passwords) => mutateAsync(passwords).then(() => form.setFieldsValue(EMPTY))}
      >
        <ServerErrors errors={fields} />
        {error && !fields?.length && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={error.message}
            style={{ marginBottom: 16 }}
          />
        )}
        {/* For password managers, which store a password with its account. */}
        <input hidden readOnly autoComplete="username" value={email ?? ''} />
        <PasswordFields valueOf={(name) => form.getFieldValue(name)} />
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {isPending ? TEXTS.changing : TEXTS.changePassword}
        </Button>
      </Form>
    </ProfileCard>
  );
}

interface FieldsProps {
  readonly valueOf: (name: keyof Passwords) => string | undefined;
}

function PasswordFields({ valueOf }: FieldsProps) {
  const check = (value: unknown) => {
    if (!value) return TEXTS.confirmRequired;
    return value === valueOf('password') ? undefined : TEXTS.mismatch;
  };
  return (
    <>
      <Field
        name="currentPassword"
        label={TEXTS.currentPassword}
        check={(value) => (value ? undefined : TEXTS.currentRequired)}
      >
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Current<Passwords>>
        {({ password }) => {
          const strength = passwordStrength(password ?? '');
          return (
            <Field
              name="password"
              label={TEXTS.newPassword}
              rule={REGISTRATION_RULES.password}
              check={(value) => (value === valueOf('currentPassword') ? TEXTS.same : undefined)}
              hint={strength && <output>{TEXTS.strength(strength)}</output>}
            >
              <PasswordInput autoComplete="new-password" />
            </Field>
          );
        }}
      </Current>
      <Field name="confirmPassword" label={TEXTS.confirmPassword} check={check}>
        <PasswordInput autoComplete="new-password" />
      </Field>
    </>
  );
}
