import { useStatusColors } from './status-colors.ts';
import { TEXTS } from './texts.ts';

/** What the letters, the empty cells and the line of the grid mean. A base backend knows no leaves. */
export function MonthLegend({ hasLeaves }: { readonly hasLeaves: boolean }) {
  const colors = useStatusColors();
  const statuses = Object.entries(TEXTS.letters).filter(
    ([status]) => hasLeaves || status !== 'Leave',
  );
  return (
    <ul className="month-legend" aria-label={TEXTS.legend}>
      {statuses.map(([status, letter]) => (
        <li key={status}>
          <span className="month-legend-day" style={colors[status]}>
            {letter}
          </span>
          {status}
        </li>
      ))}
      <li>
        <span className="month-legend-day month-legend-blank" />
        {TEXTS.blankMeans}
      </li>
      <li>
        <span className="month-legend-today" />
        {TEXTS.today}
      </li>
    </ul>
  );
}
