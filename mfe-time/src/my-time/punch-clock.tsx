import type { Punch } from '@rollcall/shared/calls';
import { formatTime, toWallClock } from '@rollcall/shared/domain';
import { useFocusFallback } from '@rollcall/shared/ui';
import { Alert, Card, Typography } from 'antd';
import { useRef } from 'react';
import { DayLine } from './day-line.tsx';
import { ForgottenPunchOut } from './forgotten-punch-out.tsx';
import { dayOf } from './left-at/day-text.ts';
import { LiveDuration } from './live-duration.tsx';
import { breakIn, openMinutes, textIn } from './open-log.ts';
import { PunchButtons } from './punch-buttons.tsx';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import './punch-clock.css';

interface Props {
  readonly clock: Clock;
  readonly punch: (what: Punch) => void;
  readonly isPunching: boolean;
  /** Why the last punch got no response. */
  readonly lost: keyof typeof TEXTS.lost | undefined;
}

/** The punch clock: what you are doing, since when, and the button for what comes next. */
export function PunchClock({ clock, punch, isPunching, lost }: Props) {
  const mainButton = useRef<HTMLButtonElement>(null);
  const focusFallback = useFocusFallback(() => mainButton.current);
  return (
    <section aria-label={TEXTS.clock} {...focusFallback}>
      <Card className="punch-card">
        <div className="punch-clock">
          <ClockState clock={clock} />
          <PunchButtons
            clock={clock}
            punch={punch}
            isPunching={isPunching}
            mainButton={mainButton}
          />
        </div>
        <DayLine clock={clock} />
      </Card>
      {/* Below, so that nothing that arrives moves a button. */}
      <div className="punch-notices">
        {lost && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={TEXTS.lost[lost].title}
            description={TEXTS.lost[lost].description}
            style={{ marginBottom: 16 }}
          />
        )}
        <ForgottenPunchOut clock={clock} punch={punch} isPunching={isPunching} />
      </div>
    </section>
  );
}

/** Whether you are punched in or on a break, since when, and for how long. */
function ClockState({ clock }: Pick<Props, 'clock'>) {
  const { open, isForgotten, now, zone } = clock;
  const minutes = open && !isForgotten ? openMinutes(open, now, zone) : undefined;
  return (
    <div>
      {zone !== null && (
        <Typography.Text type="secondary">
          {TEXTS.time(formatTime(toWallClock(now, zone)), zone)}
        </Typography.Text>
      )}
      {/* A heading around a live region would have no name. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not contain a heading */}
      <div role="status">
        <h2 className="punch-state">{stateText(clock)}</h2>
      </div>
      {minutes && (
        <div className="punch-durations">
          <LiveDuration label={TEXTS.worked} minutes={minutes.worked} />
          <LiveDuration label={TEXTS.onBreakFor} minutes={minutes.breaks} />
        </div>
      )}
    </div>
  );
}

function stateText({ open, isForgotten, today, zone }: Clock): string {
  if (!open) return TEXTS.notPunchedIn;
  const since = formatTime(textIn(zone, open.punchIn));
  if (isForgotten) return TEXTS.punchedInOn(dayOf(open, today), since);
  const onBreak = breakIn(open);
  return onBreak
    ? TEXTS.onBreak(formatTime(textIn(zone, onBreak.startTime)))
    : TEXTS.punchedIn(since);
}
