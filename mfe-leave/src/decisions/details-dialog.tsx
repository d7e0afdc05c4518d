import { type Leave, leaveConflictsQuery } from '@rollcall/shared/calls';
import { formatDate, formatLeaveDays, leaveDays } from '@rollcall/shared/domain';
import { useSession } from '@rollcall/shared/session';
import { Dialog, ErrorNotice, type ListResult, RejectForm } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { conflictsQueryFor } from './conflicts-query.ts';
import { DecideButtons } from './decide-buttons.tsx';
import { DetailsList } from './details-list.tsx';
import { TEXTS } from './texts.ts';
import { useDecide } from './use-decide.ts';
import { useLeaveDialog } from './use-leave-dialog.ts';

interface Props {
  /** Undefined while the list loads, and when the leave is not on its page. */
  readonly leave: Leave | undefined;
  readonly list: ListResult<Leave>;
  readonly onClose: () => void;
}

/** Days, conflicts and reasons of a leave, who decided it, and the decision. */
export function DetailsDialog({ leave, list, onClose }: Props) {
  // The same decision as in the list, whose toast undoes it. Afterwards the leave may no longer be in the list.
  const decide = useDecide(onClose);
  const title = leave ? TEXTS.detailsOf(leave.employeeName ?? 'N/A') : TEXTS.details;
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      {leave && (
        <>
          <p>{TEXTS.about(leave.type ?? '-', formatDays(leave), leave.status ?? '-')}</p>
          <Details leave={leave} />
          <Decision leave={leave} decide={decide} />
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
  TEXTS.days(
    TEXTS.range(formatDate(startDate), formatDate(endDate)),
    formatLeaveDays(leaveDays(startDate ?? '', endDate ?? '')),
  );

interface DecisionProps {
  readonly leave: Leave;
  readonly decide: ReturnType<typeof useDecide>;
}

function Decision({ leave, decide }: DecisionProps) {
  const [isRejecting, setRejecting] = useState(false);
  const userId = useSession(({ user }) => user?.id);
  const ownReason = useLeaveDialog('reason');
  const { id, status, employeeId, mayDecide } = leave;
  const isOwnDecision = status === 'Pending' && employeeId === userId && mayDecide === true;
  if (isRejecting && id !== null && status === 'Pending') {
    return (
      <RejectForm
        draft={`reject-leave-${id}-details`}
        onCancel={() => setRejecting(false)}
        onReject={(reason) => decide.reject(id, reason)}
      />
    );
  }
  return (
    <Flex wrap gap="small" justify="end" style={{ marginTop: 16 }}>
      {isOwnDecision && id !== null && (
        <Button size="small" aria-haspopup="dialog" onClick={() => ownReason.open(id)}>
          {TEXTS.decideOwn}
        </Button>
      )}
      <DecideButtons leave={leave} {...decide}>
        <Button size="small" danger disabled={decide.isDeciding} onClick={() => setRejecting(true)}>
          {TEXTS.reject}
        </Button>
      </DecideButtons>
    </Flex>
  );
}

function Details({ leave }: { readonly leave: Leave }) {
  const { data } = useQuery(leaveConflictsQuery(conflictsQueryFor(leave)));
  return <DetailsList leave={leave} conflicts={data} />;
}
