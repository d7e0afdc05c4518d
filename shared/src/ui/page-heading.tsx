import { Flex, Typography } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Filters and the primary action, on the right. */
  readonly actions?: ReactNode;
}

/** The heading of a page with its actions on the right; they wrap below it on a narrow screen (design §13). */
export function PageHeading({ title, actions }: Props) {
  return (
    <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
      <Typography.Title level={1} style={{ margin: 0 }}>
        {title}
      </Typography.Title>
      {actions && (
        <div className="not-printed" style={{ display: 'contents' }}>
          {actions}
        </div>
      )}
    </Flex>
  );
}
