import type { ReactNode } from 'react';
import type { Detail, Mark } from './day-face.ts';
import { DaySymbol } from './day-symbol.tsx';
import './month-legend.css';
import { useMarkColors, useStatusColors } from './status-colors.ts';
import { DAY_TEXTS, TEXTS } from './texts.ts';

interface Props {
  /** A base backend knows no leaves, and only figures have marks. */
  readonly detail: Detail;
}

/** What the letters, shapes, marks, empty cells and the line of the grid mean. */
export function MonthLegend({ detail }: Props) {
  return (
    <Legend statuses={statusesOf(detail)} marks={detail === 'figures' ? MARKS : []}>
      {/* On a base backend every day is Present or Absent (spec §4). */}
      {detail !== 'counts' && (
        <EmptyEntry text={detail === 'figures' ? DAY_TEXTS.emptyMeans : TEXTS.blankMeans} />
      )}
      <li>
        <span className="month-legend-today" />
        {TEXTS.today}
      </li>
    </Legend>
  );
}

/** What an empty cell means. */
export const EmptyEntry = ({ text }: Pick<EntryProps, 'text'>) => (
  <Entry text={text} className="month-legend-blank" />
);

interface LegendProps {
  readonly statuses: readonly string[];
  readonly marks: readonly Mark[];
  readonly children?: ReactNode;
}

/** What some letters, shapes and marks mean. */
export function Legend({ statuses, marks, children }: LegendProps) {
  const colors = useStatusColors();
  return (
    <ul className="month-legend" aria-label={TEXTS.legend} style={useMarkColors()}>
      {statuses.map((status) => (
        <Entry key={status} text={status} style={colors[status]}>
          <DaySymbol status={status} marks={[]} />
        </Entry>
      ))}
      {marks.map((mark) => (
        <Entry key={mark} text={DAY_TEXTS.marks[mark]} className="month-legend-mark">
          <DaySymbol status={null} marks={[mark]} />
        </Entry>
      ))}
      {children}
    </ul>
  );
}

interface EntryProps {
  readonly text: string;
  readonly className?: string;
  readonly style?: object | undefined;
  readonly children?: ReactNode;
}

const Entry = ({ text, className = '', style, children }: EntryProps) => (
  <li>
    <span className={`month-legend-day ${className}`} style={style}>
      {children}
    </span>
    {text}
  </li>
);

export const MARKS = Object.keys(DAY_TEXTS.marks) as readonly Mark[];

export function statusesOf(detail: Detail): readonly string[] {
  if (detail === 'figures') {
    return Object.keys(DAY_TEXTS.letters).filter((status) => status !== 'Not due');
  }
  return Object.keys(TEXTS.letters).filter((status) => detail === 'minutes' || status !== 'Leave');
}
