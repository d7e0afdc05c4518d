import { type TimeLogHistory, timeLogHistoryQuery } from '@rollcall/shared/calls';
import { displayStatus, formatDayLabel } from '@rollcall/shared/domain';
import { ErrorNotice, StatusTag } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Divider, Drawer, Flex, Skeleton } from 'antd';
import { DeleteLog } from './delete-log.tsx';
import { LogForm } from './log-form.tsx';
import { LogHistory } from './log-history.tsx';
import { TEXTS } from './texts.ts';
import { useFocusRestored } from './use-focus-restored.ts';
import { type Failure, useRepair } from './use-repair.ts';

interface Props {
  /** Id of any version of the log. */
  readonly id: number;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  readonly onClose: () => void;
  /** Opens another log instead. */
  readonly onOpen: (id: number) => void;
}

/** A log with its history, for administrators to repair (decision 058). It is open while it is mounted. */
export function LogDrawer({ id, now, onClose, onOpen }: Props) {
  const { data, error, refetch } = useQuery(timeLogHistoryQuery(id));
  const keepForFocus = useFocusRestored();
  const newest = data?.versions.at(-1);
  const title =
    data && newest
      ? TEXTS.titleOf(data.employeeName ?? 'N/A', formatDayLabel(newest.workDate))
      : TEXTS.title;
  const done = (newId: number | null) => {
    keepForFocus(newId);
    onClose();
  };
  return (
    <Drawer open size={560} title={title} onClose={onClose} focusable={NO_RESTORE}>
      {error && !data && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active aria-label={TEXTS.loading} />}
      {data && <Repair key={id} history={data} id={id} now={now} onDone={done} onOpen={onOpen} />}
    </Drawer>
  );
}

/** The drawer restores the focus itself: a saved log has another row. */
const NO_RESTORE = { focusTriggerAfterClose: false } as const;

interface RepairProps {
  readonly history: TimeLogHistory;
  readonly id: number;
  readonly now: number;
  readonly onDone: (newId: number | null) => void;
  readonly onOpen: (id: number) => void;
}

function Repair({ history, id, now, onDone, onOpen }: RepairProps) {
  const { versions, currentId, mayChange } = history;
  const current = versions.find((version) => version.id === currentId);
  const { save, deleteLog, isBusy, failure, refused } = useRepair(currentId ?? id, onDone);
  const newest = versions.at(-1);
  const name = history.employeeName ?? 'N/A';
  return (
    <Flex vertical>
      <Flex gap="small" align="center" style={{ marginBottom: 16 }}>
        <StatusTag status={displayStatus((current ?? newest)?.status)} />
        {!current && TEXTS.deleted}
        {current && !mayChange && TEXTS.own}
      </Flex>
      {failure && refused.length === 0 && <Refusal failure={failure} onOpen={onOpen} />}
      {current && mayChange && (
        <LogForm
          key={currentId}
          log={current}
          zone={current.zone ?? 'UTC+00:00'}
          now={now}
          shiftEndOut={history.shiftEndOut}
          refused={refused}
          isBusy={isBusy}
          onSave={save}
          actions={<DeleteLog employeeName={name} isBusy={isBusy} onDelete={deleteLog} />}
        />
      )}
      {current && mayChange && <Divider />}
      <LogHistory versions={versions} />
    </Flex>
  );
}

interface RefusalProps {
  readonly failure: Failure;
  readonly onOpen: (id: number) => void;
}

/** Why a change was refused, with a button that opens the log in the way. */
function Refusal({ failure: { message, timeLogId }, onOpen }: RefusalProps) {
  return (
    <Alert
      type="error"
      role="alert"
      style={{ marginBottom: 16 }}
      title={message}
      action={
        timeLogId !== undefined && (
          <Button size="small" onClick={() => onOpen(timeLogId)}>
            {TEXTS.openOther}
          </Button>
        )
      }
    />
  );
}
