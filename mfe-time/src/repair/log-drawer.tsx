import { type TimeLogHistory, timeLogHistoryQuery } from '@rollcall/shared/calls';
import { formatDayLabel } from '@rollcall/shared/domain';
import { ApiError } from '@rollcall/shared/transport';
import { Drawer, ErrorNotice } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Skeleton } from 'antd';
import { RepairPanel, type RepairPanelProps } from './repair-panel.tsx';
import { TEXTS } from './texts.ts';
import { useFocusRestored } from './use-focus-restored.ts';

interface Props extends Pick<RepairPanelProps, 'id' | 'now' | 'onOpen' | 'onLeave'> {
  readonly onClose: () => void;
}

/** A log with its history, for administrators to repair (decision 058). It is open while it is mounted. */
export function LogDrawer({ onClose, ...props }: Props) {
  const isPossible = props.id <= MAX_ID;
  const query = timeLogHistoryQuery(props.id);
  const { data, error, refetch } = useQuery({ ...query, enabled: isPossible });
  const isUnknown = !isPossible || (error instanceof ApiError && error.status === 404);
  const keepForFocus = useFocusRestored(props.id);
  const done = (newId: number | null) => {
    keepForFocus(newId);
    onClose();
  };
  return (
    // The drawer restores the focus itself: a saved log has another row.
    <Drawer isOpen width={560} title={titleOf(data)} onClose={onClose} restoresFocus={false}>
      {isUnknown && <Alert type="error" showIcon role="alert" title={TEXTS.notFound} />}
      {error && !data && !isUnknown && (
        <ErrorNotice message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && isPossible && (
        <Skeleton active title={false} aria-label={TEXTS.loading} />
      )}
      {data && <RepairPanel {...props} key={props.id} history={data} onDone={done} />}
    </Drawer>
  );
}

/** The largest id that the contract allows. */
const MAX_ID = 2_147_483_647;

function titleOf(history: TimeLogHistory | undefined): string {
  const newest = history?.versions.at(-1);
  if (!newest) return TEXTS.title;
  return TEXTS.titleOf(history?.employeeName ?? 'N/A', formatDayLabel(newest.workDate));
}
