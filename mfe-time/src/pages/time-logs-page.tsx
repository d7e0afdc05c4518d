import { PageHeading } from '@rollcall/shared/ui';
import { TEXTS } from '../time-logs/texts.ts';
import { TimeLogsTable } from '../time-logs/time-logs-table.tsx';
import { usePageParameter } from '../time-logs/use-page-parameter.ts';

/** `/time/logs` (spec §2, Time Logs). */
export function TimeLogsPage() {
  const [page, showPage] = usePageParameter();
  return (
    <>
      <PageHeading title={TEXTS.title} />
      <TimeLogsTable page={page} onPage={showPage} />
    </>
  );
}
