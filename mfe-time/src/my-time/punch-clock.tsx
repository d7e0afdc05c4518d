import { formatTime, liveMinutes } from '@rollcall/shared/domain';
import { Button, Card, Flex, Input, Typography } from 'antd';
import { useState } from 'react';
import { LiveDuration } from './live-duration.tsx';
import { StillPunchedIn } from './still-punched-in.tsx';
import { mayPunchInAnew } from './still-punched-in-rules.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import { type Punch, usePunch } from './use-punch.ts';

interface Props {
  readonly clock: Clock;
  readonly zone: string;
}

/**
 * The punch clock. Each button keeps its place and what cannot be done now is disabled, so that the second click
 * of a double click never means something else.
 */
export function PunchClock({ clock, zone }: Props) {
  const { punch, isPunching } = usePunch();
  const [reason, setReason] = useState('');
  const { open, now } = clock;
  const pause = open?.breaks.find(({ endTime }) => endTime === null);
  const minutes = open ? liveMinutes(open, now, open.zone ?? zone) : undefined;
  const id = open?.id ?? 0;
  const canPunchIn = open === null || mayPunchInAnew(open, now, zone);
  const button = (text: string, kind: Punch['kind'], isAllowed: boolean, act: () => void) => (
    <Button
      size="large"
      type={isAllowed && (kind === 'in' || kind === 'out') ? 'primary' : 'default'}
      disabled={!isAllowed || isPunching}
      onClick={act}
    >
      {text}
    </Button>
  );
  return (
    <section aria-label={TEXTS.clock}>
      <Card>
        {open && <StillPunchedIn open={open} clock={clock} zone={zone} />}
        <Flex wrap gap="large" align="center" justify="space-between">
          <div>
            <Typography.Title level={2} style={{ margin: 0, fontSize: 20 }}>
              <output>{stateText(open, pause?.startTime)}</output>
            </Typography.Title>
            <Typography.Text type="secondary">{TEXTS.zone(zone)}</Typography.Text>
          </div>
          {minutes && (
            <Flex gap="large">
              <LiveDuration label={TEXTS.worked} minutes={minutes.worked} />
              <LiveDuration label={TEXTS.onBreakFor} minutes={minutes.breaks} />
            </Flex>
          )}
        </Flex>
        <Flex wrap gap="small" style={{ marginTop: 16 }}>
          {button(TEXTS.punchIn, 'in', canPunchIn, () => punch({ kind: 'in' }))}
          {button(TEXTS.punchOut, 'out', open !== null, () => punch({ kind: 'out', id }))}
        </Flex>
        <Flex wrap gap="small" align="center" style={{ marginTop: 16 }}>
          {button(TEXTS.startBreak, 'start-break', open !== null && !pause, () => {
            punch({ kind: 'start-break', id, reason });
            setReason('');
          })}
          {button(TEXTS.endBreak, 'end-break', pause !== undefined, () =>
            punch({ kind: 'end-break', id }),
          )}
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
