import type { Punch } from '@rollcall/shared/calls';
import { formatTime } from '@rollcall/shared/domain';
import { Button, Card, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { LiveDuration } from './live-duration.tsx';
import { mayPunchInAgain, openMinutes } from './open-log.ts';
import { StillPunchedIn } from './still-punched-in.tsx';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import { usePunch } from './use-punch.ts';

interface Props {
  readonly clock: Clock;
}

/** The punch clock: the open log or break, and its buttons. */
export function PunchClock({ clock }: Props) {
  return (
    <section aria-label={TEXTS.clock}>
      <Card>
        {clock.open && <StillPunchedIn open={clock.open} clock={clock} />}
        <ClockState clock={clock} />
        <PunchButtons clock={clock} />
      </Card>
    </section>
  );
}

/** Whether you are punched in or on a break, since when, and for how long. */
function ClockState({ clock: { open, now, zone } }: Props) {
  const minutes = open ? openMinutes(open, now, zone) : undefined;
  return (
    <Flex wrap gap="large" align="center" justify="space-between">
      <div>
        <Typography.Title level={2} style={{ margin: 0, fontSize: 20 }}>
          <output>{stateText(open)}</output>
        </Typography.Title>
        {zone !== null && <Typography.Text type="secondary">{TEXTS.zone(zone)}</Typography.Text>}
      </div>
      {minutes && (
        <Flex gap="large">
          <LiveDuration label={TEXTS.worked} minutes={minutes.worked} />
          <LiveDuration label={TEXTS.onBreakFor} minutes={minutes.breaks} />
        </Flex>
      )}
    </Flex>
  );
}

/**
 * Buttons keep their places and are disabled while they do not apply, so that the second click of a double click never
 * triggers another action.
 */
function PunchButtons({ clock: { open, now, zone } }: Props) {
  const { punch, isPunching } = usePunch();
  const [reason, setReason] = useState('');
  const isOnBreak = openBreakOf(open) !== undefined;
  // A log without an id can be shown but not changed.
  const id = open?.id ?? null;
  const canPunchIn = open === null || mayPunchInAgain(open, now, zone);
  const send = (what: Punch) => {
    punch(what);
    if (what.kind === 'start-break') setReason('');
  };
  const button = (text: string, what: Punch | false) => (
    <Button
      size="large"
      type={what && (what.kind === 'in' || what.kind === 'out') ? 'primary' : 'default'}
      disabled={!what || isPunching}
      onClick={() => what && send(what)}
    >
      {text}
    </Button>
  );
  return (
    <>
      <Flex wrap gap="small" style={{ marginTop: 16 }}>
        {button(TEXTS.punchIn, canPunchIn && { kind: 'in' })}
        {button(TEXTS.punchOut, id !== null && { kind: 'out', id })}
      </Flex>
      <Flex wrap gap="small" align="center" style={{ marginTop: 16 }}>
        {button(TEXTS.startBreak, id !== null && !isOnBreak && { kind: 'start-break', id, reason })}
        {button(TEXTS.endBreak, id !== null && isOnBreak && { kind: 'end-break', id })}
        <Input
          aria-label={TEXTS.breakReason}
          placeholder={TEXTS.breakReason}
          maxLength={500}
          value={reason}
          disabled={open === null || isOnBreak}
          onChange={({ target }) => setReason(target.value)}
          style={{ flex: '1 1 200px', maxWidth: 320 }}
        />
      </Flex>
    </>
  );
}

const openBreakOf = (open: Clock['open']) => open?.breaks.find(({ endTime }) => endTime === null);

function stateText(open: Clock['open']): string {
  if (!open) return TEXTS.notPunchedIn;
  const onBreak = openBreakOf(open);
  if (onBreak) return TEXTS.onBreak(formatTime(onBreak.startTime));
  return TEXTS.punchedIn(formatTime(open.punchIn));
}
