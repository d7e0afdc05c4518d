import { Typography } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** What follows the text in its line. */
  readonly children?: ReactNode;
}

/** A line below the name of an employee in the list, quieter than the name, which is the row's heading. */
export const NameNote = ({ text, children }: Props) => (
  <span style={NOTE}>
    <Typography.Text type="secondary" style={INHERITED}>
      {text}
    </Typography.Text>
    {children}
  </span>
);

const INHERITED = { fontSize: 'inherit' } as const;

const NOTE = { display: 'block', fontSize: 'var(--rc-size-small)', fontWeight: 400 } as const;
