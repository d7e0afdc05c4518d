import { ListTable, PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { LEAVE_COLUMNS } from '../leaves/leave-columns.tsx';
import { LeaveCounters } from '../leaves/leave-counters.tsx';
import { TEXTS } from '../leaves/texts.ts';
import { useLeaves } from '../leaves/use-leaves.ts';

/** `/leave` (spec §2, Leave Management). */
export function LeavePage() {
  const { page, showPage } = useListParameters();
  const list = useLeaves(page);
  return (
    <>
      <PageHeading title={TEXTS.title} />
      {(list.data || !list.error) && <LeaveCounters counts={list.data?.counts} />}
      <ListTable
        label={TEXTS.title}
        columns={LEAVE_COLUMNS}
        list={list}
        page={page}
        onPage={showPage}
        texts={TEXTS}
      />
    </>
  );
}
