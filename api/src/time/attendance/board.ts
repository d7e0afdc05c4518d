import { BOARD_STATES, type BoardRowBody, type BoardState } from '@rollcall/shared/contract';
import { PAGE_SIZE, today, toWallClock } from '@rollcall/shared/domain';
import type { BoardFilter } from '../../attendance/board/find-board.ts';
import { type Place, readPlaces, sinceOf } from '../../attendance/board/places.ts';
import type { Plans } from '../../attendance/plans/load-plans.ts';
import type { Context } from '../../core/context.ts';
import { fullName } from '../../employees/full-name.ts';

/** One page of the board of today, and how many are in each state (docs/working-time.md#board). */
export async function readBoard(
  context: Context,
  { state, page, ...filter }: BoardFilter & { state?: BoardState | undefined; page: number },
) {
  const { places, plans } = await readPlaces(context, filter);
  const shown = state === undefined ? places : places.filter((place) => place.state === state);
  const counts = Object.fromEntries(
    BOARD_STATES.map((name) => [name, places.filter((place) => place.state === name).length]),
  ) as Record<BoardState, number>;
  return {
    rows: shown
      .slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
      .map((place) => toRow(place, plans, context.zone)),
    total: shown.length,
    counts,
    today: today(context.clock(), context.zone),
  };
}

function toRow(place: Place, plans: Plans, companyZone: string): BoardRowBody {
  const { person, zone, state, date, log, lateMin = 0 } = place;
  const { kind, shifts } = plans.planOf(person.id, date).plan;
  const text = (instant: number) => toWallClock(instant, zone);
  const since = sinceOf(place);
  return {
    employeeId: person.id,
    employeeName: fullName(person),
    employeeCode: person.employeeCode,
    department: person.department,
    state,
    since: since === undefined ? null : text(since),
    shifts:
      kind === 'shifts'
        ? shifts.map(({ start, end }) => ({ start: text(start), end: text(end) }))
        : [],
    lateMins: lateMin,
    workDate: state === 'still-open' ? (log?.workDate ?? null) : null,
    timeLogId: log?.id ?? null,
    zone: zone === companyZone ? null : zone,
  };
}
