import { useCapability } from '@rollcall/shared/session';
import { PageLink, PasswordInput } from '@rollcall/shared/ui';
import { Alert, Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { TEXTS } from './texts.ts';
import { useLogin } from './use-login.ts';

/** What a browser's e-mail field takes: antd's own rule refuses addresses that a backend may have, as `root@hr`. */
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Where employees punch in and out, on our own server; sign-in otherwise leads administrators to `/` (design §7). */
const OWN_TIME = '/my/time';

interface Props {
  /** What to offer to somebody whose password is right and whose address is not verified yet (design §10). */
  readonly renderUnverified: (email: string) => ReactNode;
}

/** The sign-in form: two required fields, the server's refusal in a box, the way to recovery (spec §2, §5). */
export function LoginForm({ renderUnverified }: Props) {
  const { signIn, isLoading, message, unverifiedEmail, landing } = useLogin();
  const hasOwnTime = useCapability('self');
  return (
    <Form
      layout="vertical"
      // The messages under the fields are ours; the browser's own would hide them.
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
      {hasOwnTime && <OwnTimeHint isLanding={landing === OWN_TIME} />}
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
          { pattern: ADDRESS, message: TEXTS.emailInvalid },
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

/** The way to one's own time: a link, or where this sign-in leads anyway. */
function OwnTimeHint({ isLanding }: { readonly isLanding: boolean }) {
  return (
    <p style={{ marginBlock: '16px 0', textAlign: 'center' }}>
      {isLanding ? (
        TEXTS.toOwnTime
      ) : (
        <PageLink to="/login" replace state={{ from: OWN_TIME }}>
          {TEXTS.ownTime}
        </PageLink>
      )}
    </p>
  );
}
