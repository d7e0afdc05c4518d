import { Typography } from 'antd';

interface Props {
  readonly title: string;
  /** Terms with one sentence each. */
  readonly terms: readonly (readonly [term: string, means: string])[];
  readonly note?: string;
}

/** Says in one sentence each what terms of the page mean; closed at first. */
export const Meanings = ({ title, terms, note }: Props) => (
  <details className="not-printed" style={{ marginBottom: 16 }}>
    <summary>{title}</summary>
    <dl style={TERMS}>
      {terms.map(([term, means]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd style={{ margin: 0 }}>
            <Typography.Text type="secondary">{means}</Typography.Text>
          </dd>
        </div>
      ))}
    </dl>
    {note !== undefined && <p style={{ margin: 0 }}>{note}</p>}
  </details>
);

const TERMS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: '8px 24px',
  margin: '8px 0',
} as const;
