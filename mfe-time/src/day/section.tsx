import { Typography } from 'antd';
import type { ReactNode } from 'react';

/** A titled part of the details of a day, with a list of terms. */
export function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <Typography.Title level={3} style={{ margin: '0 0 4px' }}>
        {title}
      </Typography.Title>
      <dl style={{ margin: 0 }}>{children}</dl>
    </section>
  );
}
