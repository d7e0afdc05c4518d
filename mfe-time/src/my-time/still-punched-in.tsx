import type { TimeLog } from '@rollcall/shared/calls';
import { formatDate, formatTime } from '@rollcall/shared/domain';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { mayPunchInAgain } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

interface Props {
  readonly open: TimeLog;
  readonly clock: Clock;
}

/** Warns that a log of an earlier day is still open, and offers what to do (design §10). */
export function StillPunchedIn({ open, clock: { now, today, zone } }: Props) {
  if (open.workDate === null || open.workDate >= today) return null;
  const canPunchIn = mayPunchInAgain(open, now, zone);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={TEXTS.stillPunchedIn(`${formatDate(open.punchIn)}, ${formatTime(open.punchIn)}`)}
      description={
        <>
          {TEXTS.wayOut} {canPunchIn && `${TEXTS.wayOutAgain} `}
          <Link to={`/applyCorrection?month=${open.workDate.slice(0, 7)}&log=${open.id}`}>
            {TEXTS.askForCorrection}
          </Link>
        </>
      }
      style={{ marginBottom: 16 }}
    />
  );
}
