import type { DayBreakdown, DayFigures } from '@rollcall/shared/calls';
import { formatBalance, formatDate } from '@rollcall/shared/domain';
import { Term } from './term.tsx';
import { FIGURE_TEXTS, TEXTS } from './texts.ts';

interface Props extends Pick<DayBreakdown, 'adjustments' | 'adjustedLater'> {
  readonly figures: DayFigures;
}

/**
 * The balance of a day with the adjustments that are posted on it, and those for this day that count on another one
 * (docs/working-time.md#sums).
 */
export function DayBalance({ figures, adjustments, adjustedLater }: Props) {
  const { workedMins, expectedMins, isOver } = figures;
  const adjusted = adjustments.reduce((sum, { minutes }) => sum + minutes, 0);
  const difference = isOver ? workedMins - expectedMins : 0;
  const isKnown = isOver || adjustments.length > 0;
  return (
    <>
      {adjustments.map(({ id, forDate, minutes, reason }) => (
        <Term
          key={id}
          label={FIGURE_TEXTS.adjustment(formatDate(forDate))}
          value={formatBalance(minutes)}
          means={TEXTS.reason(reason)}
        />
      ))}
      <Term
        label={FIGURE_TEXTS.balance}
        value={<strong>{isKnown ? formatBalance(difference + adjusted) : '-'}</strong>}
        means={balanceMeans(isOver, adjustments.length > 0)}
      />
      {adjustedLater.map(({ id, postedDate, minutes, reason }) => (
        <Term
          key={id}
          label={FIGURE_TEXTS.adjustedLater}
          value=""
          means={[
            FIGURE_TEXTS.postedOn(formatBalance(minutes), formatDate(postedDate)),
            TEXTS.reason(reason),
          ].join(' ')}
        />
      ))}
    </>
  );
}

function balanceMeans(isOver: boolean, isAdjusted: boolean): string {
  if (isOver) return isAdjusted ? FIGURE_TEXTS.balanceAdjusted : FIGURE_TEXTS.balanceMeans;
  return isAdjusted ? FIGURE_TEXTS.notOverAdjusted : FIGURE_TEXTS.notOver;
}
