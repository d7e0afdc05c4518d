import type { DayBreakdown, DayPlan, DayFigures as Figures } from '@rollcall/shared/calls';
import { formatDuration } from '@rollcall/shared/domain';
import { DayBalance } from './day-balance.tsx';
import { nothingExpectedReason } from './reason.ts';
import { Section } from './section.tsx';
import { Term } from './term.tsx';
import { FIGURE_TEXTS, TEXTS } from './texts.ts';

interface Props extends Pick<DayBreakdown, 'breakMins' | 'adjustments' | 'adjustedLater'> {
  readonly figures: Figures;
  readonly plan: DayPlan | undefined;
}

/** Late and early minutes, expected and worked time, and the balance of a day. */
export function DayFigures({ figures, plan, breakMins, ...posted }: Props) {
  const { lateMins, earlyMins, expectedMins, workedMins } = figures;
  const shifts = plan?.shifts ?? [];
  const graceIn = Math.max(0, ...shifts.map(({ graceInMins }) => graceInMins));
  const graceOut = Math.max(0, ...shifts.map(({ graceOutMins }) => graceOutMins));
  const { lateMeans, earlyMeans } = FIGURE_TEXTS;
  return (
    <Section title={FIGURE_TEXTS.totals}>
      {lateMins > 0 && (
        <Term
          label={FIGURE_TEXTS.late}
          value={formatDuration(lateMins)}
          means={withGrace(graceIn, lateMeans)}
        />
      )}
      {earlyMins > 0 && (
        <Term
          label={FIGURE_TEXTS.early}
          value={formatDuration(earlyMins)}
          means={withGrace(graceOut, earlyMeans)}
        />
      )}
      <Term label={TEXTS.breaks} value={formatDuration(breakMins)} />
      <Term label={TEXTS.worked} value={formatDuration(workedMins)} />
      <Term
        label={FIGURE_TEXTS.expected}
        value={formatDuration(expectedMins)}
        means={expectedMins ? FIGURE_TEXTS.expectedMeans : nothingExpectedReason(figures, plan)}
      />
      <DayBalance figures={figures} {...posted} />
    </Section>
  );
}

const withGrace = (minutes: number, text: (grace: string) => string) =>
  minutes > 0 ? text(formatDuration(minutes)) : FIGURE_TEXTS.noGrace;
