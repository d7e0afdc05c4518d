import type { TimeStatistics } from '@rollcall/shared/calls';
import { formatDuration } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { Card, Skeleton } from 'antd';
import { TEXTS } from './texts.ts';
import './summary-cards.css';

interface Props {
  /** Undefined until the first response, or after a failure. */
  readonly totals: TimeStatistics | undefined;
  readonly isLoading: boolean;
}

/** The four totals of a period (spec §2). An unknown total shows '-'. */
export function SummaryCards({ totals, isLoading }: Props) {
  const hasPolicies = useCapability('working-time');
  const count = (value: number | null | undefined) =>
    typeof value === 'number' ? String(value) : '-';
  const cards = [
    [TEXTS.cards.work, formatDuration(totals?.workedMinutes)],
    [TEXTS.cards.days, count(totals?.workedDays)],
    [TEXTS.cards.breaks, formatDuration(totals?.breakMinutes)],
    [TEXTS.cards.leaves, count(totals?.leaves)],
  ] as const;
  return (
    <>
      <div className="summary-cards">
        {cards.map(([title, value]) => (
          <section key={title} aria-label={title}>
            <Card size="small">
              <div>{title}</div>
              {isLoading ? <Skeleton.Button active size="small" /> : <strong>{value}</strong>}
            </Card>
          </section>
        ))}
      </div>
      {hasPolicies && <p style={MEANING}>{TEXTS.totalsMean}</p>}
    </>
  );
}

const MEANING = { margin: '-8px 0 16px', color: 'var(--rc-text-secondary)' } as const;
