import { Typography } from 'antd';
import type { ReactNode } from 'react';
import './terms.css';

interface TermsProps {
  /** Accessible name, and heading. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled list of terms. */
export const Terms = ({ title, children }: TermsProps) => (
  <section aria-label={title}>
    <Typography.Title level={3} style={{ margin: '0 0 4px' }}>
      {title}
    </Typography.Title>
    <dl style={{ margin: 0 }}>{children}</dl>
  </section>
);

interface TermProps {
  readonly label: string;
  readonly value: ReactNode;
  /** One sentence that says what the term means. */
  readonly means?: string | undefined;
}

/** A line of a list of terms: label, value and what it means. */
export const Term = ({ label, value, means }: TermProps) => (
  <div className="settings-term">
    <dt>{label}</dt>
    <dd>{value}</dd>
    {means !== undefined && (
      <dd className="settings-term-means">
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {means}
        </Typography.Text>
      </dd>
    )}
  </div>
);
