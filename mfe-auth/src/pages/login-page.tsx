import { Flex, Typography, theme } from 'antd';
import { LoginForm } from '../login/login-form.tsx';
import { TEXTS } from '../login/texts.ts';

/** `/login` (spec §2). */
export function LoginPage() {
  const { token } = theme.useToken();
  return (
    <Flex
      component="main"
      vertical
      align="center"
      justify="center"
      style={{ minHeight: '100vh', padding: 16, background: token.colorBgLayout }}
    >
      <div
        style={{
          width: '100%',
          maxWidth: 420,
          padding: 24,
          background: token.colorBgContainer,
          borderRadius: token.borderRadiusLG,
          boxShadow: token.boxShadowTertiary,
        }}
      >
        <Typography.Title level={1} style={{ margin: 0, fontSize: 28 }}>
          {TEXTS.title}
        </Typography.Title>
        <Typography.Paragraph type="secondary" style={{ marginBottom: 24 }}>
          {TEXTS.subtitle}
        </Typography.Paragraph>
        <LoginForm />
      </div>
    </Flex>
  );
}
