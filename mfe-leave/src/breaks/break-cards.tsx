import { Figure } from '@rollcall/shared/ui';
import { Card, Flex } from 'antd';
import type { BreakSummary } from './break-list-result.ts';
import { TEXTS } from './texts.ts';

/** The cards above the table (spec §2, Break Management); the average is '-' until a break has ended. */
export function BreakCards({ summary }: { readonly summary: BreakSummary | undefined }) {
  const cards = [
    [TEXTS.totalToday, summary?.totalToday, ''],
    [TEXTS.open, summary?.open, ''],
    [
      TEXTS.average,
      summary?.averageMinutes,
      summary?.isAverageOfToday ? TEXTS.minutesToday : TEXTS.minutes,
    ],
  ] as const;
  return (
    <Flex wrap gap="middle" style={{ marginBottom: 16 }}>
      {cards.map(([title, count, unit]) => (
        <section key={title} aria-label={title} style={{ flex: '1 1 9rem' }}>
          <Card size="small">
            <Figure
              title={title}
              value={count ?? '-'}
              suffix={typeof count === 'number' && <small>{unit}</small>}
              isLoading={summary === undefined}
            />
          </Card>
        </section>
      ))}
    </Flex>
  );
}
