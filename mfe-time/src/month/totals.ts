import { formatDuration } from '@rollcall/shared/domain';
import type { MonthRow } from './month-list-result.ts';
import { TEXTS } from './texts.ts';

/** A column of totals, which stays at the right while the days scroll. */
interface Total {
  readonly title: string;
  /** Short text of the heading, as wide as the values. */
  readonly heading: string;
  readonly value: string | number;
  /** Distance of its right edge from that of the table, in rem. */
  readonly end: number;
  /** In rem. */
  readonly width: number;
}

const NARROW = 2.25;
const WIDE = 7;

/** The totals of a row, or without one their headings. A base backend knows neither leaves nor minutes. */
export function totalsOf(row: MonthRow | undefined, hasTotals: boolean): readonly Total[] {
  const { Present: present, Absent: absent, Leave: leave } = TEXTS.letters;
  const counted = [
    { title: TEXTS.present, heading: present, value: row?.present ?? '-', width: NARROW },
    { title: TEXTS.absent, heading: absent, value: row?.absent ?? '-', width: NARROW },
  ];
  const worked = formatDuration(row?.workedMinutes);
  const breaks = formatDuration(row?.breakMinutes);
  const all = hasTotals
    ? [
        ...counted,
        { title: TEXTS.leave, heading: leave, value: row?.leave ?? '-', width: NARROW },
        { title: TEXTS.worked, heading: TEXTS.worked, value: worked, width: WIDE },
        { title: TEXTS.breaks, heading: TEXTS.breaks, value: breaks, width: WIDE },
      ]
    : counted;
  return all.map((total, index) => ({
    ...total,
    end: all.slice(index + 1).reduce((sum, { width }) => sum + width, 0),
  }));
}
