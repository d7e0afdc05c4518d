import type { OwnTimeLog } from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import { Dialog } from '@rollcall/shared/ui';
import { Button, Flex } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { correctionPath, minutesSince } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

interface Props {
  readonly log: OwnTimeLog;
  readonly clock: Clock;
  readonly onPunchOut: (id: number) => void;
  readonly onClose: () => void;
}

/** Asks before a punch-out that is probably late: the log is older than 16 hours. */
export function LateOutDialog({ log, clock: { now, zone }, onPunchOut, onClose }: Props) {
  const path = correctionPath(log);
  const href = useHref(path);
  const openPage = useLinkClickHandler<HTMLElement>(path);
  return (
    <Dialog title={TEXTS.lateOutTitle} size="sm" onClose={onClose}>
      <p>{TEXTS.lateOut(formatMinutes(minutesSince(log, now, zone)))}</p>
      <Flex wrap gap="small" justify="end">
        <Button
          onClick={() => {
            onPunchOut(log.id);
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
