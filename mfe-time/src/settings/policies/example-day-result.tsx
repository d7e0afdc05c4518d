import type { DayCalculation } from '@rollcall/shared/calls';
import {
  type AttendanceDay,
  formatBalance,
  formatMinutes,
  type TimePolicy,
} from '@rollcall/shared/domain';
import type { ComponentType } from 'react';
import { Term, Terms } from '../form/terms.tsx';
import { EXAMPLE_TEXTS as TEXTS } from './texts.ts';

/** Shows how worked time was calculated, as the details of a day do. */
export type Calculation = ComponentType<{
  readonly calculation: DayCalculation;
  readonly workedMins: number;
}>;

interface Props {
  readonly Calculation: Calculation;
  readonly result: AttendanceDay;
  readonly policy: TimePolicy;
  /** Name of the policy; empty while it has none. */
  readonly name: string;
  /** Of the chosen shift; null without one. */
  readonly expectedMin: number | null;
}

/** The example day line by line, as the details of a day show it. */
export function DayResult({ Calculation, result, policy, name, expectedMin }: Props) {
  const { minutes, workedMin } = result;
  return (
    <div style={{ margin: '12px 0' }}>
      <Calculation
        calculation={{
          presenceSeconds: seconds(minutes.presenceMs),
          recordedBreakSeconds: seconds(minutes.recordedBreaksMs),
          paidBreakSeconds: seconds(minutes.paidBreakMs),
          minimumBreakSeconds: seconds(minutes.minimumBreakMs),
          deductionSeconds: seconds(minutes.deductionMs),
          policy: name || null,
          rounding: policy.rounding,
          stepMins: policy.stepMin,
        }}
        workedMins={workedMin}
      />
      {expectedMin !== null && (
        <Terms title={TEXTS.result}>
          <Term label={TEXTS.expected} value={formatMinutes(expectedMin)} />
          <Term
            label={TEXTS.balance}
            value={formatBalance(workedMin - expectedMin)}
            means={TEXTS.balanceMeans}
          />
        </Terms>
      )}
    </div>
  );
}

const seconds = (milliseconds: number) => milliseconds / 1000;
