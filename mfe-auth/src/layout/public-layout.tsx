import { BrandName } from '@rollcall/shared/ui';
import { Flex, Typography, theme } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

interface Props {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** For a form with many fields. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The layout of a public page: brand, and a centred panel with a heading. */
export function PublicLayout({ title, subtitle, isWide = false, children }: Props) {
  const { token } = theme.useToken();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useNavigationType() === 'POP';
  // After a navigation the clicked link is gone: focuses the heading, unless a form has focused one of its fields.
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus();
  }, [isFirst]);
  return (
    <Flex
      component="main"
      vertical
      align="center"
      justify="center"
      gap={24}
      style={{ minHeight: '100dvh', padding: 16, background: token.colorBgLayout }}
    >
      <BrandName />
      <div
        style={{
          width: '100%',
          maxWidth: isWide ? 720 : 420,
          padding: 24,
          background: token.colorBgContainer,
          borderRadius: token.borderRadiusLG,
          boxShadow: token.boxShadowTertiary,
        }}
      >
        <Typography.Title
          ref={heading}
          tabIndex={-1}
          level={1}
          style={{
            margin: subtitle === undefined ? '0 0 16px' : 0,
            fontSize: 28,
            outline: 'none',
          }}
        >
          {title}
        </Typography.Title>
        {subtitle !== undefined && (
          <Typography.Paragraph type="secondary" style={{ marginBlock: '4px 24px' }}>
            {subtitle}
          </Typography.Paragraph>
        )}
        {children}
      </div>
    </Flex>
  );
}
