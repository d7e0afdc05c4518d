import { PageHeading } from '@rollcall/shared/ui';
import { LeavesTable } from '../leaves/leaves-table.tsx';
import { TEXTS } from '../leaves/texts.ts';
import { usePageParameter } from '../leaves/use-page-parameter.ts';

/** `/leave` (spec §2, Leave Management). */
export function LeavePage() {
  const [page, showPage] = usePageParameter();
  return (
    <>
      <PageHeading title={TEXTS.title} />
      <LeavesTable page={page} onPage={showPage} />
    </>
  );
}
