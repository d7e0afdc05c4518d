import type { DaySums } from '@rollcall/shared/calls';
import { formatBalance, formatMinutes } from '@rollcall/shared/domain';
import type { Detail } from './day-face.ts';
import type { MonthRow } from './month-list-result.ts';
import { TEXTS } from './texts.ts';

/** A column of totals, which stays at the right while the days scroll. */
interface Total {
  readonly title: string;
  /** Short text of the heading, as wide as the values. */
  readonly heading: string;
  readonly value: string | number;
  /** A second line under the value. */
  readonly note?: string | undefined;
  /** Distance of its right edge from that of the table, in rem. */
  readonly end: number;
  /** In rem. */
  readonly width: number;
  /** Days are counted in narrow columns, minutes are added up in wide ones. */
  readonly isCount: boolean;
}

type Column = Omit<Total, 'end'>;

/** As wide as two digits, as '1000 hrs', and as an adjustment of '+100 hrs 30 min' in a smaller font. */
const NARROW = 1.5;
const WIDE = 4.5;
const ADJUSTED = 5.75;

/** The totals of a row, or without one their headings. A base backend knows neither leaves nor minutes. */
export function totalsOf(row: MonthRow | undefined, detail: Detail): readonly Total[] {
  const { Present: present, Absent: absent, Leave: leave } = TEXTS.letters;
  const counted = [
    countOf(TEXTS.present, present, row?.present),
    countOf(TEXTS.absent, absent, row?.absent),
    ...(detail === 'counts' ? [] : [countOf(TEXTS.leave, leave, row?.leave)]),
  ];
  const all = [...counted, ...MINUTES[detail](row)];
  return all.map((total, index) => ({
    ...total,
    end: all.slice(index + 1).reduce((sum, { width }) => sum + width, 0),
  }));
}

const MINUTES: Readonly<Record<Detail, (row: MonthRow | undefined) => Column[]>> = {
  counts: () => [],
  minutes: (row) => [
    duration(TEXTS.worked, row?.workedMins),
    duration(TEXTS.breaks, row?.breakMins),
  ],
  figures: (row) => [
    duration(TEXTS.expected, row?.sums?.expectedMins),
    duration(TEXTS.worked, row?.sums?.workedMins),
    balanceOf(row?.sums),
  ],
};

const countOf = (title: string, heading: string, value: number | null | undefined): Column => ({
  title,
  heading,
  value: value ?? '-',
  width: NARROW,
  isCount: true,
});

const duration = (title: string, minutes: number | null | undefined): Column => ({
  title,
  heading: title,
  value: minutes ? formatMinutes(minutes) : '-',
  width: WIDE,
  isCount: false,
});

function balanceOf(sums: DaySums | undefined): Column {
  const adjusted = sums?.adjustmentMins ?? 0;
  const isEmpty = adjusted === 0 && !sums?.expectedMins && !sums?.workedMins;
  return {
    title: TEXTS.balance,
    heading: TEXTS.balanceSign,
    value: isEmpty ? '-' : formatBalance(sums?.balanceMins),
    note: adjusted === 0 ? undefined : TEXTS.adjusted(formatBalance(adjusted)),
    width: ADJUSTED,
    isCount: false,
  };
}
