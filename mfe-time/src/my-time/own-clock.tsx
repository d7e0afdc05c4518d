import { ErrorNotice, Waiting } from '@rollcall/shared/ui';
import { Flex, Skeleton } from 'antd';
import { PunchClock } from './punch-clock.tsx';
import { TEXTS } from './texts.ts';
import { TodaysLogs } from './todays-logs.tsx';
import type { useClock } from './use-clock.ts';
import { usePunch } from './use-punch.ts';

/** The employee's own punch clock and what it has recorded today. */
export function OwnClock({ clock, error, retry }: ReturnType<typeof useClock>) {
  const { punch, isPunching, lost } = usePunch();
  if (!clock && !error) {
    return (
      <div className="punch-wait">
        <Waiting />
        <Skeleton active title={false} aria-label={TEXTS.loading} />
      </div>
    );
  }
  return (
    <Flex vertical gap="middle">
      {clock && <PunchClock clock={clock} punch={punch} isPunching={isPunching} lost={lost} />}
      {error && <ErrorNotice message={error.message} onRetry={retry} />}
      {clock && <TodaysLogs clock={clock} />}
    </Flex>
  );
}
