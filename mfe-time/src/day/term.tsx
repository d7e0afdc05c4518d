import { Typography } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly value: ReactNode;
  /** One sentence that says what the term means. */
  readonly means?: string | undefined;
}

/** A line of a list of terms: label, value and what it means. */
export function Term({ label, value, means }: Props) {
  return (
    <div style={LINE}>
      <dt>{label}</dt>
      <dd style={VALUE}>{value}</dd>
      {means !== undefined && (
        <dd style={MEANS}>
          <Typography.Text type="secondary" style={{ fontSize: 12 }}>
            {means}
          </Typography.Text>
        </dd>
      )}
    </div>
  );
}

const LINE = { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 16 } as const;
const VALUE = { margin: 0, textAlign: 'end' } as const;
const MEANS = { gridColumn: '1 / -1', margin: '0 0 4px', overflowWrap: 'anywhere' } as const;
