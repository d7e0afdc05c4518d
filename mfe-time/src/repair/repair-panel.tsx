import type { LogVersion, TimeLogHistory } from '@rollcall/shared/calls';
import { displayStatus, formatDate } from '@rollcall/shared/domain';
import { useCapability } from '@rollcall/shared/session';
import { forgetInput, StatusTag } from '@rollcall/shared/ui';
import { Alert, Button, Divider, Flex, Typography } from 'antd';
import { DeleteLog } from './delete-log.tsx';
import { LogForm } from './log-form.tsx';
import { LogHistory } from './log-history.tsx';
import { MoveLog } from './move-log.tsx';
import { PendingNotice } from './pending-notice.tsx';
import { TEXTS } from './texts.ts';
import { draftOf } from './use-edit.ts';
import { type Failure, useRepair } from './use-repair.ts';

export interface RepairPanelProps {
  readonly history: TimeLogHistory;
  /** Id of any version of the log. */
  readonly id: number;
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** Called after a change with the id of the log; null when it is deleted. */
  readonly onDone: (newId: number | null) => void;
  /** Opens another log instead. */
  readonly onOpen: (id: number) => void;
  /** Called when the form is closed; says whether it has unsaved input. */
  readonly onLeave: (log: { rootId: number; id: number }, hasInput: boolean) => void;
}

/** What can be done about a log, and its history. */
export function RepairPanel(props: RepairPanelProps) {
  const { history, id, now, onDone, onOpen, onLeave } = props;
  const { versions, currentId, pendingCorrection, closed } = history;
  const mayChange = history.mayChange && !closed;
  const current = versions.find((version) => version.id === currentId);
  const newest = versions.at(-1);
  // The first version stays the first, whatever is changed.
  const rootId = versions[0]?.id ?? id;
  const repair = useRepair((newId) => {
    forgetInput(draftOf(rootId));
    onDone(newId);
  });
  const { failure, refused, isBusy } = repair;
  const name = history.employeeName ?? 'N/A';
  const refusal = failure && refused.length === 0 && <Refusal failure={failure} onOpen={onOpen} />;
  return (
    <Flex vertical>
      <Flex gap="small" align="center" style={{ marginBottom: 16 }}>
        <StatusTag status={current ? displayStatus(current.status) : TEXTS.deletedTag} />
        {!current && TEXTS.deleted}
        {current?.isLateOut && <Typography.Text type="warning">{TEXTS.lateOut}</Typography.Text>}
        {!history.mayChange && TEXTS.own}
      </Flex>
      {closed && <ClosedNotice {...closed} />}
      {pendingCorrection && <PendingNotice correction={pendingCorrection} employeeName={name} />}
      {!current && refusal}
      {!current && newest && mayChange && (
        <RestoreButton log={newest} isBusy={isBusy} onRestore={repair.restore} />
      )}
      {current && mayChange && (
        <LogForm
          log={current}
          rootId={rootId}
          zone={current.zone ?? 'UTC+00:00'}
          now={now}
          shiftEndOut={history.shiftEndOut}
          repair={repair}
          refusal={refusal}
          onLeave={(hasInput) => onLeave({ rootId, id }, hasInput)}
          actions={<OtherChanges log={current} employeeName={name} repair={repair} />}
        />
      )}
      {mayChange && <Divider />}
      <LogHistory versions={versions} />
    </Flex>
  );
}

interface OtherProps {
  readonly log: LogVersion;
  readonly employeeName: string;
  readonly repair: ReturnType<typeof useRepair>;
}

function OtherChanges({ log, employeeName, repair }: OtherProps) {
  const mayMove = useCapability('working-time');
  const { isBusy } = repair;
  return (
    <Flex wrap gap="small">
      {mayMove && (
        <MoveLog
          log={log}
          employeeName={employeeName}
          isBusy={isBusy}
          onMove={(move) => repair.save(log, move)}
        />
      )}
      <DeleteLog
        id={log.id}
        employeeName={employeeName}
        isBusy={isBusy}
        onDelete={(reason) => repair.deleteLog(log, reason)}
      />
    </Flex>
  );
}

function ClosedNotice({ from, to }: NonNullable<TimeLogHistory['closed']>) {
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      title={TEXTS.closed(formatDate(from), formatDate(to))}
    />
  );
}

interface RestoreProps {
  readonly log: LogVersion;
  readonly isBusy: boolean;
  readonly onRestore: (log: LogVersion) => Promise<unknown>;
}

function RestoreButton({ log, isBusy, onRestore }: RestoreProps) {
  return (
    <div>
      <Button
        type="primary"
        disabled={isBusy}
        // The panel shows a failure.
        onClick={() => void onRestore(log).catch(() => undefined)}
      >
        {TEXTS.restore}
      </Button>
    </div>
  );
}

interface RefusalProps {
  readonly failure: Failure;
  readonly onOpen: (id: number) => void;
}

/** Why a change was refused, with a button that opens the log in the way. */
function Refusal({ failure: { message, timeLogId, isStale }, onOpen }: RefusalProps) {
  return (
    <Alert
      type="error"
      role="alert"
      style={{ marginBottom: 16 }}
      title={message}
      action={
        timeLogId !== undefined &&
        !isStale && (
          <Button size="small" onClick={() => onOpen(timeLogId)}>
            {TEXTS.openOther}
          </Button>
        )
      }
    />
  );
}
