import { PageLink, useKeptInput } from '@rollcall/shared/ui';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Field, inputOf } from './field.tsx';
import { Icon } from './icons.tsx';
import { PasswordField } from './password-field.tsx';
import { TEXTS } from './texts.ts';
import { useLogin } from './use-login.ts';
import './login-form.css';

/** As lenient as a browser's email field: addresses of a backend may look like `root@hr`. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+$/;

interface Props {
  /** A base backend keeps exactly the specified page. */
  readonly hasRegistration: boolean;
  /** Rendered when the password is correct but the address is not verified yet (design §10). */
  readonly renderUnverified: (email: string) => ReactNode;
}

/**
 * The sign-in form: two required fields, a box for errors, a link to password recovery (spec §2, spec §5). The only form
 * without antd, which would double what the first page of every visit loads (decision 084).
 */
export function LoginForm({ hasRegistration, renderUnverified }: Props) {
  const { signIn, isLoading, message, unverifiedEmail, willOpenMyTime } = useLogin();
  const { email, password, errors, submit, kept, keep } = useCredentials(signIn);
  return (
    <form className="login-form" noValidate onSubmit={submit} onInput={keep}>
      {message && (
        <div role="alert" className="login-alert">
          <Icon name="close-circle" />
          <div>{message}</div>
        </div>
      )}
      {unverifiedEmail !== undefined && renderUnverified(unverifiedEmail)}
      <Field id="email" label={TEXTS.email} error={errors.email}>
        <input
          {...inputOf('email', errors.email)}
          ref={email}
          defaultValue={kept?.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <PasswordField input={password} kept={kept?.password} error={errors.password} />
      <div className="login-forgot">
        <PageLink to="/forgot-password">{TEXTS.forgot}</PageLink>
      </div>
      <button type="submit" className="login-submit" disabled={isLoading}>
        {isLoading ? TEXTS.submitting : TEXTS.submit}
      </button>
      {hasRegistration && (
        <p className="login-more" data-own>
          {TEXTS.newHere} <PageLink to="/register">{TEXTS.register}</PageLink>
        </p>
      )}
      {willOpenMyTime && <p className="login-more">{TEXTS.toMyTime}</p>}
    </form>
  );
}

interface Errors {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

/** The fields of the form. Their values stay in the page, where browsers and password managers fill them in. */
function useCredentials(signIn: (credentials: Credentials) => void) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const { kept, keep } = useKept(() => valuesOf(email, password));
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const values = valuesOf(email, password);
    const found = check(values);
    setErrors(found);
    if (found.email !== undefined) email.current?.focus();
    else if (found.password !== undefined) password.current?.focus();
    else signIn(values);
  };
  return { email, password, errors, submit, kept, keep };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}
type Input = RefObject<HTMLInputElement | null>;

const valuesOf = (email: Input, password: Input): Credentials => ({
  email: email.current?.value ?? '',
  password: password.current?.value ?? '',
});

/** What was typed before the page failed to render. The fields themselves are gone when that is noticed. */
function useKept(read: () => Credentials) {
  const typed = useRef<Credentials>(undefined);
  const kept = useKeptInput('sign-in', () => typed.current);
  const keep = () => {
    typed.current = read();
  };
  return { kept: kept?.values, keep };
}

function check({ email, password }: Credentials): Errors {
  const emailError = email.trim() === '' ? TEXTS.emailRequired : TEXTS.emailInvalid;
  return {
    email: EMAIL_PATTERN.test(email) ? undefined : emailError,
    password: password === '' ? TEXTS.passwordRequired : undefined,
  };
}
