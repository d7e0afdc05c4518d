import { Typography } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly error?: string | undefined;
  /** The control; its accessible name is the label. */
  readonly children: ReactNode;
}

/** A label, its control, and below it the error. */
export function Field({ label, error, children }: Props) {
  return (
    <div style={{ flex: '1 1 auto', minWidth: 0 }}>
      <Typography.Text style={{ display: 'block', marginBottom: 4 }}>{label}</Typography.Text>
      {children}
      {error && (
        <Typography.Text type="danger" role="alert" style={{ display: 'block' }}>
          {error}
        </Typography.Text>
      )}
    </div>
  );
}
