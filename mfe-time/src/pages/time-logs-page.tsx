import { ListTable, PageHeading } from '@rollcall/shared/ui';
import { TEXTS } from '../time-logs/texts.ts';
import { TIME_LOG_COLUMNS } from '../time-logs/time-log-columns.tsx';
import { usePageParameter } from '../time-logs/use-page-parameter.ts';
import { useTimeLogs } from '../time-logs/use-time-logs.ts';

/** `/time/logs` (spec §2, Time Logs). */
export function TimeLogsPage() {
  const [page, showPage] = usePageParameter();
  const list = useTimeLogs(page);
  return (
    <>
      <PageHeading title={TEXTS.title} />
      <ListTable
        label={TEXTS.title}
        columns={TIME_LOG_COLUMNS}
        list={list}
        page={page}
        onPage={showPage}
        texts={TEXTS}
      />
    </>
  );
}
