import type { DayBreakdown, DayPlan, DayFigures as Figures } from '@rollcall/shared/calls';
import { formatDuration } from '@rollcall/shared/domain';
import { DayBalance } from './day-balance.tsx';
import { nothingExpectedReason } from './reason.ts';
import { Section } from './section.tsx';
import { Term } from './term.tsx';
import { FIGURE_TEXTS, TEXTS } from './texts.ts';

interface Props extends Pick<DayBreakdown, 'breakMinutes' | 'adjustments' | 'adjustedLater'> {
  readonly figures: Figures;
  readonly plan: DayPlan | undefined;
}

/** Late and early minutes, expected and worked time, and the balance of a day. */
export function DayFigures({ figures, plan, breakMinutes, ...posted }: Props) {
  const { lateMinutes, earlyMinutes, expectedMinutes, workedMinutes } = figures;
  const shifts = plan?.shifts ?? [];
  const graceIn = Math.max(0, ...shifts.map(({ graceInMinutes }) => graceInMinutes ?? 0));
  const graceOut = Math.max(0, ...shifts.map(({ graceOutMinutes }) => graceOutMinutes ?? 0));
  const { lateMeans, earlyMeans } = FIGURE_TEXTS;
  return (
    <Section title={FIGURE_TEXTS.totals}>
      {lateMinutes > 0 && (
        <Term
          label={FIGURE_TEXTS.late}
          value={formatDuration(lateMinutes)}
          means={withGrace(graceIn, lateMeans)}
        />
      )}
      {earlyMinutes > 0 && (
        <Term
          label={FIGURE_TEXTS.early}
          value={formatDuration(earlyMinutes)}
          means={withGrace(graceOut, earlyMeans)}
        />
      )}
      <Term label={TEXTS.breaks} value={formatDuration(breakMinutes)} />
      <Term label={TEXTS.worked} value={formatDuration(workedMinutes)} />
      <Term
        label={FIGURE_TEXTS.expected}
        value={formatDuration(expectedMinutes)}
        means={expectedMinutes ? FIGURE_TEXTS.expectedMeans : nothingExpectedReason(figures, plan)}
      />
      <DayBalance figures={figures} {...posted} />
    </Section>
  );
}

const withGrace = (minutes: number, text: (grace: string) => string) =>
  minutes > 0 ? text(formatDuration(minutes)) : FIGURE_TEXTS.noGrace;
