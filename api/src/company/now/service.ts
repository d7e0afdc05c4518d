import { NOW_STATES, type NowPersonBody, type NowState } from '@rollcall/shared/contract';
import { addDays, today, toIsoWithOffset } from '@rollcall/shared/domain';
import { findPeopleOnLeave } from '../../attendance/board/find-board.ts';
import { type Place, readPlaces, sinceOf } from '../../attendance/board/places.ts';
import { datesOf } from '../../attendance/days/day.ts';
import type { Plans } from '../../attendance/plans/load-plans.ts';
import type { Context } from '../../core/context.ts';
import { type EmployeeName, findNames } from '../../employees/find-names.ts';
import { fullName } from '../../employees/full-name.ts';
import { countPunchedIn } from './queries.ts';

/** Employees per state, two rows of the card on a wide screen. */
const SHOWN = 24;

/** Days of the chart, today included. */
const DAYS = 14;

/** Who is where, by the rules of the board (docs/working-time.md#board), with the first of each state by name. */
export async function getNow(
  context: Context,
  { department }: { readonly department?: string | undefined },
) {
  const { places, plans } = await readPlaces(context, { department });
  const byState = Map.groupBy(places, ({ state }) => state);
  const shown = NOW_STATES.flatMap((state) =>
    (byState.get(state) ?? []).slice(0, SHOWN).map((place) => ({ place, state })),
  );
  const names = await findNames(
    context.db,
    shown.map(({ place }) => place.person.id),
  );
  return {
    counts: Object.fromEntries(
      NOW_STATES.map((state) => [state, byState.get(state)?.length ?? 0]),
    ) as Record<NowState, number>,
    people: shown.flatMap(({ place, state }): NowPersonBody[] => {
      const name = names.get(place.person.id);
      return name ? [{ ...toPerson(place, name, plans, context.zone), state }] : [];
    }),
  };
}

function toPerson(place: Place, name: EmployeeName, plans: Plans, companyZone: string) {
  const { person, zone, date } = place;
  const text = (instant: number | undefined) =>
    instant === undefined ? null : toIsoWithOffset(instant, zone);
  return {
    employeeId: person.id,
    employeeName: fullName(name),
    department: name.department,
    workDate: date,
    since: text(sinceOf(place)),
    plannedStart: text(plans.planOf(person.id, date).plan.shifts[0]?.start),
    zone: zone === companyZone ? null : zone,
  };
}

/** How many punched in and were on leave on each of the last days, counted as on the dashboard (design §10, Counts). */
export async function getRecentDays({ db, clock, zone }: Context) {
  const to = today(clock(), zone);
  const range = { from: addDays(to, 1 - DAYS), to };
  const counted = await countPunchedIn(db, range);
  const leaves = await findPeopleOnLeave(db, range);
  const punchedIn = new Map(counted.map(({ date, count }) => [date, count]));
  return datesOf(range).map((date) => ({
    date,
    punchedIn: punchedIn.get(date) ?? 0,
    // Approved leaves of an employee do not overlap.
    onLeave: leaves.filter(({ startDate, endDate }) => startDate <= date && date <= endDate).length,
  }));
}
