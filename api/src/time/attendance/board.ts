import {
  type BOARD_SORTS,
  BOARD_STATES,
  type BoardRowBody,
  type BoardState,
} from '@rollcall/shared/contract';
import { PAGE_SIZE, today, toWallClock } from '@rollcall/shared/domain';
import type { BoardFilter } from '../../attendance/board/find-board.ts';
import { type Place, readPlaces, sinceOf } from '../../attendance/board/places.ts';
import type { Plans } from '../../attendance/plans/load-plans.ts';
import type { Context } from '../../core/context.ts';
import type { Sorting } from '../../core/lists/order.ts';
import { type EmployeeName, findNames } from '../../employees/find-names.ts';
import { fullName } from '../../employees/full-name.ts';

type BoardSorting = Sorting<(typeof BOARD_SORTS)[number]>;

/** One page of the board of today, and how many are in each state (docs/working-time.md#board). */
export async function readBoard(
  context: Context,
  {
    state,
    page,
    sort,
    order,
    ...filter
  }: BoardFilter & BoardSorting & { state?: BoardState | undefined; page: number },
) {
  const { places, plans } = await readPlaces(context, filter);
  const shown = state === undefined ? places : places.filter((place) => place.state === state);
  const counts = Object.fromEntries(
    BOARD_STATES.map((name) => [name, places.filter((place) => place.state === name).length]),
  ) as Record<BoardState, number>;
  return {
    rows: await presentPlaces(
      context,
      sorted(shown, { sort, order }).slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
      plans,
    ),
    total: shown.length,
    counts,
    today: today(context.clock(), context.zone),
  };
}

/** What places are sorted by; undefined is no value. They come in the order of their names. */
const KEYS = {
  state: ({ state }) => BOARD_STATES.indexOf(state),
  since: sinceOf,
  late: ({ lateMin }) => lateMin || undefined,
} satisfies Record<string, (place: Place) => number | undefined>;

/** The places in an order, those without a value last in both directions; equal ones by name. */
function sorted(places: readonly Place[], { sort, order }: BoardSorting): readonly Place[] {
  if (sort === undefined) return places;
  if (sort === 'employee') return order === 'desc' ? places.toReversed() : places;
  const direction = order === 'desc' ? -1 : 1;
  return places.toSorted((a, b) => {
    const [first, second] = [KEYS[sort](a), KEYS[sort](b)];
    if (first === undefined || second === undefined) {
      return Number(first === undefined) - Number(second === undefined);
    }
    return direction * (first - second);
  });
}

/** The rows of the board, without those of employees who have been deleted since. */
export async function presentPlaces(
  { db, zone }: Pick<Context, 'db' | 'zone'>,
  places: readonly Place[],
  plans: Plans,
): Promise<BoardRowBody[]> {
  const names = await findNames(
    db,
    places.map(({ person }) => person.id),
  );
  return places.flatMap((place) => {
    const name = names.get(place.person.id);
    return name ? toBoardRow(place, name, plans, zone) : [];
  });
}

function toBoardRow(
  place: Place,
  name: EmployeeName,
  plans: Plans,
  companyZone: string,
): BoardRowBody {
  const { person, zone, state, date, log, lateMin = 0 } = place;
  const { kind, shifts } = plans.planOf(person.id, date).plan;
  const text = (instant: number) => toWallClock(instant, zone);
  const since = sinceOf(place);
  return {
    employeeId: person.id,
    employeeName: fullName(name),
    employeeCode: name.employeeCode,
    department: name.department,
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
