import { formatTime } from '@rollcall/shared/domain';
import { Button, Card, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { LiveDuration } from './live-duration.tsx';
import { openMinutes } from './open-minutes.ts';
import { StillPunchedIn } from './still-punched-in.tsx';
import { mayPunchInAnew } from './still-punched-in-rules.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import { type Punch, usePunch } from './use-punch.ts';

/**
 * The punch clock. Each button keeps its place and what cannot be done now is disabled, so that the second click
 * of a double click never means something else.
 */
export function PunchClock({ clock }: { readonly clock: Clock }) {
  const { punch, isPunching } = usePunch();
  const [reason, setReason] = useState('');
  const { open, now, zone } = clock;
  const pause = open?.breaks.find(({ endTime }) => endTime === null);
  const minutes = open ? openMinutes(open, now, zone) : undefined;
  // A log without a number can be shown and not be written.
  const id = open?.id ?? null;
  const canPunchIn = open === null || mayPunchInAnew(open, now, zone);
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
  const send = (what: Punch) => {
    punch(what);
    if (what.kind === 'start-break') setReason('');
  };
  return (
    <section aria-label={TEXTS.clock}>
      <Card>
        {open && <StillPunchedIn open={open} clock={clock} />}
        <Flex wrap gap="large" align="center" justify="space-between">
          <div>
            <Typography.Title level={2} style={{ margin: 0, fontSize: 20 }}>
              <output>{stateText(open, pause?.startTime)}</output>
            </Typography.Title>
            {zone !== null && (
              <Typography.Text type="secondary">{TEXTS.zone(zone)}</Typography.Text>
            )}
          </div>
          {minutes && (
            <Flex gap="large">
              <LiveDuration label={TEXTS.worked} minutes={minutes.worked} />
              <LiveDuration label={TEXTS.onBreakFor} minutes={minutes.breaks} />
            </Flex>
          )}
        </Flex>
        <Flex wrap gap="small" style={{ marginTop: 16 }}>
          {button(TEXTS.punchIn, canPunchIn && { kind: 'in' })}
          {button(TEXTS.punchOut, id !== null && { kind: 'out', id })}
        </Flex>
        <Flex wrap gap="small" align="center" style={{ marginTop: 16 }}>
          {button(TEXTS.startBreak, id !== null && !pause && { kind: 'start-break', id, reason })}
          {button(TEXTS.endBreak, id !== null && pause !== undefined && { kind: 'end-break', id })}
          <Input
            aria-label={TEXTS.breakReason}
            placeholder={TEXTS.breakReason}
            maxLength={500}
            value={reason}
            disabled={open === null || pause !== undefined}
            onChange={({ target }) => setReason(target.value)}
            style={{ flex: '1 1 200px', maxWidth: 320 }}
          />
        </Flex>
      </Card>
    </section>
  );
}

function stateText(open: Clock['open'], pausedSince: string | null | undefined): string {
  if (!open) return TEXTS.notPunchedIn;
  if (pausedSince !== undefined) return TEXTS.onBreak(formatTime(pausedSince));
  return TEXTS.punchedIn(formatTime(open.punchIn));
}
