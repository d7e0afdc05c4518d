import type { TimeLog } from '@rollcall/shared/calls';
import { formatDuration } from '@rollcall/shared/domain';
import { Dialog } from '@rollcall/shared/ui';
import { Button, Flex } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { correctionPath, openMinutes } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

interface Props {
  readonly open: TimeLog;
  readonly clock: Clock;
  readonly onPunchOut: (id: number) => void;
  readonly onClose: () => void;
}

/** Asks before a punch-out that is probably late: the log belongs to an earlier day and is older than 16 hours. */
export function LateOutDialog({ open, clock: { now, zone }, onPunchOut, onClose }: Props) {
  const path = correctionPath(open);
  const href = useHref(path);
  const openPage = useLinkClickHandler<HTMLElement>(path);
  const minutes = openMinutes(open, now, zone);
  return (
    <Dialog title={TEXTS.lateOutTitle} size="sm" onClose={onClose}>
      <p>{TEXTS.lateOut(formatDuration(minutes?.worked))}</p>
      <Flex wrap gap="small" justify="end">
        <Button
          onClick={() => {
            if (open.id !== null) onPunchOut(open.id);
            onClose();
          }}
        >
          {TEXTS.punchOutNow}
        </Button>
        <Button type="primary" href={href} onClick={openPage}>
          {TEXTS.askForCorrection}
        </Button>
      </Flex>
    </Dialog>
  );
}
