import type { DayCalculation as Calculation } from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import { formatSeconds } from './breakdown.ts';
import { Section } from './section.tsx';
import { Term } from './term.tsx';
import { FIGURE_TEXTS, TEXTS } from './texts.ts';

interface Props {
  readonly calculation: Calculation;
  readonly workedMins: number;
}

/** From presence to worked minutes, line by line (docs/working-time.md#minutes-of-a-day). */
export function DayCalculation({ calculation, workedMins }: Props) {
  const { presenceSeconds, recordedBreakSeconds, paidBreakSeconds, deductionSeconds, policy } =
    calculation;
  // What the minimum adds to the breaks that were taken.
  const added = deductionSeconds - (recordedBreakSeconds - paidBreakSeconds);
  return (
    <Section title={FIGURE_TEXTS.calculation}>
      {policy !== null && <Term label={FIGURE_TEXTS.policy} value={policy} />}
      <Term
        label={FIGURE_TEXTS.presence}
        value={formatSeconds(presenceSeconds)}
        means={FIGURE_TEXTS.presenceMeans}
      />
      <Term label={FIGURE_TEXTS.recorded} value={formatSeconds(recordedBreakSeconds)} />
      {paidBreakSeconds > 0 && (
        <Term
          label={FIGURE_TEXTS.paid}
          value={formatSeconds(paidBreakSeconds)}
          means={FIGURE_TEXTS.paidMeans}
        />
      )}
      {added > 0 && (
        <Term
          label={FIGURE_TEXTS.minimum}
          value={formatSeconds(added)}
          means={FIGURE_TEXTS.minimumMeans}
        />
      )}
      <Term
        label={FIGURE_TEXTS.rounding}
        value={roundingText(calculation)}
        means={TEXTS.rounding}
      />
      <Term label={FIGURE_TEXTS.worked} value={<strong>{formatMinutes(workedMins)}</strong>} />
    </Section>
  );
}

function roundingText({ rounding, stepMins }: Calculation): string {
  const { roundings, stepRoundings } = FIGURE_TEXTS;
  if (stepMins > 1) return stepRoundings[rounding]?.(stepMins) ?? '-';
  return roundings[rounding] ?? '-';
}
