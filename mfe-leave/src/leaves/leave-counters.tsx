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
    <Flex
      component="section"
      wrap
      gap="middle"
      aria-label={TEXTS.counters}
      style={{ marginBottom: 16 }}
    >
      {cards.map(([title, count]) => (
        <Card key={title} size="small" style={{ flex: '1 1 8rem' }}>
          <Statistic title={title} value={count ?? '-'} loading={counts === undefined} />
        </Card>
      ))}
    </Flex>
  );
}
