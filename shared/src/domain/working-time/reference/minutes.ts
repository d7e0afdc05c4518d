import { addDays, endAt, instantAt } from './clock.ts';
import { gapOf, gridOf, sumCells } from './grid.ts';
import { nearestMinute } from './round.ts';
import type { BreakRule, Log, Policy } from './types.ts';

const MINUTE = 60_000;

/** Worked and break minutes of a day (docs/working-time.md#minutes-of-a-day). */
export function minutesOf(logs: readonly Log[], policy: Policy) {
  const cells = gridOf(logs);
  const presence = sumCells(cells, (cell) => cell.presence);
  const recorded = Math.min(
    presence,
    sumCells(cells, (cell) => cell.breaks),
  );
  const paidRules = policy.breakRules.filter(({ isPaid }) => isPaid);
  const paid = Math.min(recorded, highestOf(paidRules, presence - recorded));
  const unpaid = recorded - paid;
  const unpaidRules = policy.breakRules.filter(({ isPaid }) => !isPaid);
  const gap = cells.length === 0 ? 0 : gapOf(cells, logs);
  const minimum = Math.max(0, highestOf(unpaidRules, presence - unpaid) - gap);
  const deduction = Math.max(unpaid, minimum);
  const breaks = Math.max(recorded, paid + deduction) + breaksWithoutWork(logs);
  return {
    workedMin: roundWorked(Math.max(0, presence - deduction), policy),
    breakMin: nearestMinute(breaks),
  };
}

/** Ended breaks of logs without a punch-out. */
function breaksWithoutWork(logs: readonly Log[]): number {
  let sum = 0;
  for (const { breaks } of logs.filter(({ punchOut }) => punchOut === null)) {
    for (const { start, end } of breaks) sum += (end ?? start) - start;
  }
  return sum;
}

/** The highest minutes of the rules whose `afterMin` is exceeded, in milliseconds. */
function highestOf(rules: readonly BreakRule[], worked: number): number {
  let highest = 0;
  for (const { afterMin, minutes } of rules) {
    if (worked > afterMin * MINUTE && minutes * MINUTE > highest) highest = minutes * MINUTE;
  }
  return highest;
}

function roundWorked(milliseconds: number, { rounding, stepMin }: Policy): number {
  const step = stepMin * MINUTE;
  const rest = milliseconds % step;
  const isUp = rounding === 'nearest' ? rest * 2 >= step : rounding === 'up' && rest > 0;
  return ((milliseconds - rest) / step + (isUp ? 1 : 0)) * stepMin;
}

/**
 * Minutes of presence at night less the recorded breaks in them, at most the worked minutes
 * (docs/working-time.md#overtime). Asks for every minute whether it is in a night.
 */
export function nightMinutes(
  day: { readonly date: string; readonly logs: readonly Log[]; readonly workedMin: number },
  { nightFrom, nightTo }: Policy,
  zone: string,
): number {
  if (nightFrom === null || nightTo === null) return 0;
  const cells = gridOf(day.logs);
  const first = cells[0];
  const last = cells.at(-1);
  if (!first || !last) return 0;
  const nights = nightsAround(day.date, first.start, last.start, { nightFrom, nightTo, zone });
  const isNight = (start: number) => nights.some(({ from, to }) => from <= start && start < to);
  const presence = sumCells(cells, (cell) => cell.presence, isNight);
  const breaks = sumCells(cells, (cell) => cell.breaks, isNight);
  return Math.min(day.workedMin, nearestMinute(Math.max(0, presence - breaks)));
}

function nightsAround(
  date: string,
  first: number,
  last: number,
  { nightFrom, nightTo, zone }: { nightFrom: number; nightTo: number; zone: string },
) {
  const length = nightTo > nightFrom ? nightTo - nightFrom : nightTo + 1440 - nightFrom;
  const nights: { from: number; to: number }[] = [];
  // A moved log can be far from its date.
  const back = Math.ceil(Math.max(0, instantAt(date, 0, zone) - first) / 86_400_000) + 2;
  const ahead = Math.ceil(Math.max(0, last - instantAt(date, 0, zone)) / 86_400_000) + 2;
  for (let offset = -back; offset <= ahead; offset += 1) {
    const night = addDays(date, offset);
    const from = instantAt(night, nightFrom, zone);
    nights.push({ from, to: endAt(night, nightFrom + length, zone, from) });
  }
  return nights;
}
