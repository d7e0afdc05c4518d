import type { LeaveCounts } from '@rollcall/shared/calls';
import { Figure } from '@rollcall/shared/ui';
import { Card, Flex } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { TEXTS } from './texts.ts';

interface Props {
  readonly counts: LeaveCounts | undefined;
  /** The status that the table is filtered by. */
  readonly status: string | undefined;
}

/**
 * The counters above the table: Pending, Approved, Rejected (spec §2). Each is a link that turns the filter by its status
 * on and off. They are not buttons, to avoid confusion with the buttons Approve and Reject.
 */
export function LeaveCounters({ counts, status }: Props) {
  const [params] = useSearchParams();
  const cards = [
    [TEXTS.pending, counts?.pending],
    [TEXTS.approved, counts?.approved],
    [TEXTS.rejected, counts?.rejected],
  ] as const;
  const to = (title: string) => {
    const after = new URLSearchParams(params);
    after.delete('page');
    if (title === status) after.delete('status');
    else after.set('status', title);
    return { search: after.toString() };
  };
  return (
    <Flex wrap gap="middle" style={{ marginBottom: 16 }}>
      {cards.map(([title, count]) => (
        <section key={title} aria-label={title} style={{ flex: '1 1 6rem' }}>
          <Link to={to(title)} aria-current={title === status} style={{ display: 'block' }}>
            <Card size="small" hoverable style={title === status ? CHOSEN : {}}>
              <Figure title={title} value={count ?? '-'} isLoading={counts === undefined} />
            </Card>
          </Link>
        </section>
      ))}
    </Flex>
  );
}

const CHOSEN = { outline: '2px solid currentColor', outlineOffset: -1 };
