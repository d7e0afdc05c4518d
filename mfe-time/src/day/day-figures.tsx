import type { DayBreakdown, DayPlan, DayFigures as Figures } from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import { DayBalance } from './day-balance.tsx';
import { nothingExpectedReason } from './reason.ts';
import { Section } from './section.tsx';
import type { Totals } from './so-far.ts';
import { Term } from './term.tsx';
import { FIGURE_TEXTS, TEXTS } from './texts.ts';

interface Props extends Pick<DayBreakdown, 'adjustments' | 'adjustedLater'> {
  readonly totals: Totals;
  readonly figures: Figures;
  readonly plan: DayPlan | undefined;
}

/** Late and early minutes, expected and worked time, and the balance of a day. */
export function DayFigures({ figures, plan, totals, ...posted }: Props) {
  const { lateMins, earlyMins, expectedMins } = figures;
  const { worked, breaks, isSoFar } = totals;
  const shifts = plan?.shifts ?? [];
  const graceIn = Math.max(0, ...shifts.map(({ graceInMins }) => graceInMins));
  const graceOut = Math.max(0, ...shifts.map(({ graceOutMins }) => graceOutMins));
  const { lateMeans, earlyMeans } = FIGURE_TEXTS;
  return (
    <Section title={FIGURE_TEXTS.totals}>
      {lateMins > 0 && (
        <Term
          label={FIGURE_TEXTS.late}
          value={formatMinutes(lateMins)}
          means={withGrace(graceIn, lateMeans)}
        />
      )}
      {earlyMins > 0 && (
        <Term
          label={FIGURE_TEXTS.early}
          value={formatMinutes(earlyMins)}
          means={withGrace(graceOut, earlyMeans)}
        />
      )}
      <Term label={isSoFar ? TEXTS.breaksSoFar : TEXTS.breaks} value={formatMinutes(breaks)} />
      <Term
        label={isSoFar ? TEXTS.workedSoFar : TEXTS.worked}
        value={formatMinutes(worked)}
        means={isSoFar ? FIGURE_TEXTS.soFarMeans : undefined}
      />
      <Term
        label={FIGURE_TEXTS.expected}
        value={formatMinutes(expectedMins)}
        means={expectedMins ? FIGURE_TEXTS.expectedMeans : nothingExpectedReason(figures, plan)}
      />
      <DayBalance figures={figures} {...posted} />
    </Section>
  );
}

const withGrace = (minutes: number, text: (grace: string) => string) =>
  minutes > 0 ? text(formatMinutes(minutes)) : FIGURE_TEXTS.noGrace;
