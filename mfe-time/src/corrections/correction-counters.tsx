import type { CorrectionCounts } from '@rollcall/shared/contract';
import { Figure } from '@rollcall/shared/ui';
import { Card, Flex } from 'antd';
import { TEXTS } from './texts.ts';

const STATUSES = ['Pending', 'Approved', 'Rejected'] as const;

/** How many corrections have each status; the other filters apply. */
export function CorrectionCounters({ counts }: { readonly counts: CorrectionCounts | undefined }) {
  return (
    <Flex wrap gap="middle" style={{ marginBottom: 16 }}>
      {STATUSES.map((status) => (
        <section key={status} aria-label={TEXTS.counters[status]} style={{ flex: '1 1 6rem' }}>
          <Card size="small">
            <Figure
              title={TEXTS.counters[status]}
              value={counts?.[status] ?? '-'}
              isLoading={counts === undefined}
            />
          </Card>
        </section>
      ))}
    </Flex>
  );
}
