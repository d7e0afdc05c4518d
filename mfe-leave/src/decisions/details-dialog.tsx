import { type Leave, leaveConflictsQuery } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { Dialog, ErrorNotice, type ListResult } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { conflictsQueryFor } from './conflicts-query.ts';
import { DetailsList } from './details-list.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  /** Undefined while the list loads, and when the leave is not on its page. */
  readonly leave: Leave | undefined;
  readonly list: ListResult<Leave>;
  readonly onClose: () => void;
}

/** Conflicts of a leave, reasons, and who decided. */
export function DetailsDialog({ leave, list, onClose }: Props) {
  const title = leave ? TEXTS.detailsOf(leave.employeeName ?? 'N/A') : TEXTS.details;
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      {leave && (
        <>
          <p>{TEXTS.about(leave.type ?? '-', formatDays(leave), leave.status ?? '-')}</p>
          <Details leave={leave} />
        </>
      )}
      {!leave && list.data && <Alert type="info" showIcon role="alert" title={TEXTS.notOnPage} />}
      {!leave && !list.data && list.error && (
        <ErrorNotice message={list.error.message} onRetry={list.retry} />
      )}
      {!list.data && !list.error && <Skeleton active title={false} aria-label={TEXTS.loading} />}
    </Dialog>
  );
}

const formatDays = ({ startDate, endDate }: Leave) =>
  TEXTS.range(formatDate(startDate), formatDate(endDate));

function Details({ leave }: { readonly leave: Leave }) {
  const { data } = useQuery(leaveConflictsQuery(conflictsQueryFor(leave)));
  return <DetailsList leave={leave} conflicts={data} />;
}
