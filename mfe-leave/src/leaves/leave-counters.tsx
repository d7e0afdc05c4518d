import type { LeaveCounts } from '@rollcall/shared/calls';
import { Card, Flex, Statistic } from 'antd';
import { TEXTS } from './texts.ts';

/** The counters above the table: Pending, Approved, Rejected (spec §2). */
export function LeaveCounters({ counts }: { readonly counts: LeaveCounts | undefined }) {
  const cards = [
    [TEXTS.pending, counts?.pending],
    [TEXTS.approved, counts?.approved],
    [TEXTS.rejected, counts?.rejected],
  ] as const;
  return (
    <Flex wrap gap="middle" style={{ marginBottom: 16 }}>
      {cards.map(([title, count]) => (
        <section key={title} aria-label={title} style={{ flex: '1 1 6rem' }}>
          <Card size="small">
            <Statistic title={title} value={count ?? '-'} loading={counts === undefined} />
          </Card>
        </section>
      ))}
    </Flex>
  );
}
