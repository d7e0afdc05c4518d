import { usePageContext } from '@rollcall/shared/session';
import { PageLink, PasswordInput } from '@rollcall/shared/ui';
import { Alert, Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { TEXTS } from './texts.ts';
import { useLogin } from './use-login.ts';

/** As lenient as a browser's email field: antd's rule refuses addresses that a backend may have, like `root@hr`. */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+$/;

interface Props {
  /** Rendered when the password is correct but the address is not verified yet (design §10). */
  readonly renderUnverified: (email: string) => ReactNode;
}

/** The sign-in form: two required fields, a box for errors, a link to password recovery (spec §2, §5). */
export function LoginForm({ renderUnverified }: Props) {
  // A base backend keeps exactly the specified page.
  const hasRegistration = usePageContext(({ capabilities }) => capabilities !== null);
  const { signIn, isLoading, message, unverifiedEmail, willOpenMyTime } = useLogin();
  return (
    <Form
      layout="vertical"
      // Disables the browser's own validation messages, which would cover ours.
      noValidate
      scrollToFirstError={{ focus: true }}
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={(values: { email: string; password: string }) => signIn(values)}
    >
      {message && (
        <Form.Item>
          <Alert type="error" showIcon role="alert" title={message} />
        </Form.Item>
      )}
      {unverifiedEmail !== undefined && renderUnverified(unverifiedEmail)}
      <CredentialFields />
      <Form.Item style={{ textAlign: 'end', marginBlock: -8, marginBlockEnd: 16 }}>
        <PageLink to="/forgot-password">{TEXTS.forgot}</PageLink>
      </Form.Item>
      <Button type="primary" size="large" htmlType="submit" block disabled={isLoading}>
        {isLoading ? TEXTS.submitting : TEXTS.submit}
      </Button>
      {hasRegistration && (
        <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
          {TEXTS.newHere} <PageLink to="/register">{TEXTS.register}</PageLink>
        </p>
      )}
      {willOpenMyTime && (
        <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>{TEXTS.toMyTime}</p>
      )}
    </Form>
  );
}

function CredentialFields() {
  return (
    <>
      <Form.Item
        name="email"
        label={TEXTS.email}
        rules={[
          { required: true, whitespace: true, message: TEXTS.emailRequired },
          { pattern: EMAIL_PATTERN, message: TEXTS.emailInvalid },
        ]}
      >
        <Input
          size="large"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={TEXTS.password}
        rules={[{ required: true, message: TEXTS.passwordRequired }]}
      >
        <PasswordInput size="large" />
      </Form.Item>
    </>
  );
}
