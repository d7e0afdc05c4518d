import {
  makeIdempotencyKeys,
  type OwnTimeLog,
  requestCorrectionsMutation,
} from '@rollcall/shared/calls';
import { formatTime } from '@rollcall/shared/domain';
import { useNamedDialog } from '@rollcall/shared/url';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { LateOut } from './late-out.tsx';
import { TEXTS as LEFT_TEXTS } from './left-at/texts.ts';
import { usePlannedEnd } from './left-at/use-planned-end.ts';
import { proposedRow } from './left-at.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

interface Props {
  readonly log: OwnTimeLog;
  readonly clock: Clock;
}

/**
 * Answers of a notice that asks when you left: with one press the planned end of the shift, or another time. Both request a
 * correction (capabilities `working-time` and `corrections`).
 */
export function LeftAtActions({ log, clock }: Props) {
  const zone = log.zone ?? clock.zone ?? 'UTC+00:00';
  const { isLoading, plannedEnd } = usePlannedEnd(log, clock.now, zone);
  const dialog = useNamedDialog(`left-at-${log.id}`);
  const [keyOf] = useState(makeIdempotencyKeys);
  const { mutate, isPending } = useMutation(requestCorrectionsMutation(keyOf));
  return (
    // As high as a button while the plan is loading, so that nothing below moves.
    <Flex wrap gap="small" style={{ minHeight: 24 }}>
      {plannedEnd !== undefined && (
        <Button
          size="small"
          type="primary"
          disabled={isPending}
          onClick={() =>
            mutate({
              rows: [
                proposedRow(log, { punchOut: plannedEnd, reason: LEFT_TEXTS.forgotReason }, zone),
              ],
              reason: LEFT_TEXTS.forgotReason,
            })
          }
        >
          {TEXTS.leftAtShiftEnd(formatTime(plannedEnd))}
        </Button>
      )}
      {!isLoading && (
        <Button size="small" disabled={isPending} onClick={dialog.open}>
          {plannedEnd === undefined ? TEXTS.sayWhen : TEXTS.anotherTime}
        </Button>
      )}
      <LateOut log={log} clock={clock} dialog={dialog} />
    </Flex>
  );
}
