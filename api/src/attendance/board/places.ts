import type { BoardState } from '@rollcall/shared/contract';
import {
  addDays,
  dayPunctuality,
  dueAt,
  HOUR_MS,
  isEmployedOn,
  MISSING_OUT_AFTER_HOURS,
  today,
} from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { mapInSlices } from '../../core/queues/in-slices.ts';
import { createSharedRuns } from '../../core/queues/shared-runs.ts';
import { toEmployment } from '../days/employment.ts';
import type { Whose } from '../plans/find-plans.ts';
import { loadPlans, type Plans } from '../plans/load-plans.ts';
import { memoize } from '../plans/memoize.ts';
import { windowEndOf } from '../plans/window-end.ts';
import {
  type BoardFilter,
  type BoardLog,
  type BoardPerson,
  findBoardLogs,
  findBoardPeople,
  findPeopleOnLeave,
} from './find-board.ts';

/** Where an employee is. */
export interface Place {
  readonly person: BoardPerson;
  /** The employee's zone. */
  readonly zone: string;
  readonly state: BoardState;
  /** The work date whose plan counts. */
  readonly date: string;
  readonly log?: BoardLog;
  readonly lateMin?: number;
}

/** What the board reads at once, for all employees. */
interface Facts {
  readonly now: number;
  readonly zone: string;
  /** Today's date in a zone. */
  readonly todayIn: (zone: string) => string;
  readonly dayBefore: (date: string) => string;
  readonly plans: Plans;
  /** The logs of yesterday and today in any zone, and those that are open, the oldest first. */
  readonly logsOf: (employeeId: number) => readonly BoardLog[];
  readonly isOnLeave: (employeeId: number, date: string) => boolean;
}

type PlacesContext = Pick<Context, 'db' | 'clock' | 'zone'>;

interface Places {
  readonly places: readonly Place[];
  readonly plans: Plans;
}

/** Who should be here today, and who is, in the order of their names, with their plans (docs/working-time.md#board). */
export async function readPlaces(context: PlacesContext, filter: BoardFilter): Promise<Places> {
  const { search = '', department = '' } = filter;
  return runShared(context.db, JSON.stringify([search, department]), async () =>
    placesOf(context, await findBoardPeople(context.db, filter), 'all'),
  );
}

/** Many boards are open in the morning, when everyone punches in. */
const runShared = createSharedRuns<Places>();

/** The same for some employees. */
export async function readPlacesOf(
  context: PlacesContext,
  people: readonly BoardPerson[],
): Promise<Places> {
  return placesOf(
    context,
    people,
    people.map(({ id }) => id),
  );
}

async function placesOf(
  context: PlacesContext,
  people: readonly BoardPerson[],
  whose: Whose,
): Promise<Places> {
  const { db, clock, zone } = context;
  const now = clock();
  // Yesterday of the zone that is furthest behind, and today of the one that is furthest ahead.
  const range = { from: addDays(today(now, 'UTC-12:00'), -1), to: today(now, 'UTC+14:00') };
  // One after the other: four responses for all employees at once would keep a punch waiting for four times as long.
  const logs = Map.groupBy(await findBoardLogs(db, whose, range), ({ employeeId }) => employeeId);
  const leaves = Map.groupBy(await findPeopleOnLeave(db, range), ({ employeeId }) => employeeId);
  const plans = await loadPlans(context, whose, range);
  const facts: Facts = {
    now,
    zone,
    todayIn: memoize((name: string) => today(now, name)),
    dayBefore: memoize((date: string) => addDays(date, -1)),
    plans,
    logsOf: (id) => logs.get(id) ?? [],
    isOnLeave: (id, day) =>
      (leaves.get(id) ?? []).some(({ startDate, endDate }) => startDate <= day && day <= endDate),
  };
  return { places: await mapInSlices(people, (person) => placeOf(person, facts)), plans };
}

/** The instant of the last punch, or of the start of the break; undefined without a log. */
export function sinceOf({ log, state }: Place): number | undefined {
  if (!log) return undefined;
  const { punchIn, punchOut, breaks } = log;
  if (state === 'on-break') return breaks.find(({ end }) => end === null)?.start ?? punchIn;
  return state === 'left' ? (punchOut ?? punchIn) : punchIn;
}

type State = Omit<Place, 'person' | 'zone'>;

/** Where an employee is; undefined when they are neither expected nor here. */
function placeOf(person: BoardPerson, facts: Facts): Place | undefined {
  const { zone: companyZone, plans, todayIn } = facts;
  const { zone } = plans.planOf(person.id, todayIn(companyZone)).plan;
  const found = stateOf(person, todayIn(zone), facts);
  return found && { person, zone, ...found };
}

/** @param current today in the employee's zone */
function stateOf(person: BoardPerson, current: string, facts: Facts): State | undefined {
  const { now, plans, logsOf } = facts;
  const logs = logsOf(person.id);
  const open = logs.findLast(({ state }) => state === 'open');
  if (open) return stateOfOpen(person, current, open, facts);
  const date = dateOf(person, current, facts);
  const day = dayOf(person, date, facts);
  const last = logs.findLast(({ workDate }) => workDate === date);
  if (last) return { state: 'left', date, log: last, lateMin: day.lateMin };
  if (!day.isEmployed) return undefined;
  if (day.isOnLeave) return { state: 'on-leave', date };
  const { plan } = plans.planOf(person.id, date);
  if (plan.kind !== 'shifts') return undefined;
  return { state: now < dueAt(plan) ? 'due' : 'missing', date };
}

/** The date whose shifts count for someone who is not punched in: today, or yesterday while a shift of it runs. */
function dateOf(person: BoardPerson, current: string, facts: Facts): string {
  const { now, plans, logsOf } = facts;
  const before = facts.dayBefore(current);
  const isRunning = plans.planOf(person.id, before).plan.shifts.some(({ end }) => now < end);
  return isRunning && !logsOf(person.id).some(({ workDate }) => workDate === current)
    ? before
    : current;
}

function stateOfOpen(person: BoardPerson, date: string, log: BoardLog, facts: Facts): State {
  const { now, plans } = facts;
  const { workDate, punchIn, breaks } = log;
  if (workDate < date) {
    // The rule of the sweep, which marks the log when it is due to.
    const windowEnd = windowEndOf(plans.planOf(person.id, workDate).plan, punchIn);
    const isForgotten = now >= (windowEnd ?? punchIn + MISSING_OUT_AFTER_HOURS * HOUR_MS);
    if (isForgotten) return { state: 'still-open', date: workDate, log };
  }
  const { lateMin } = dayOf(person, workDate, facts);
  const isOnBreak = breaks.some(({ end }) => end === null);
  const state = isOnBreak ? 'on-break' : lateMin > 0 ? 'late' : 'at-work';
  return { state, date: workDate, log, lateMin };
}

/** How late an employee was on a date, and what that depends on. */
function dayOf(person: BoardPerson, date: string, facts: Facts) {
  const { now, zone, plans } = facts;
  const isEmployed = isEmployedOn(toEmployment(person, zone), date);
  const isOnLeave = facts.isOnLeave(person.id, date);
  const logs = facts.logsOf(person.id).filter(({ workDate }) => workDate === date);
  const { plan } = plans.planOf(person.id, date);
  const { lateMin } = dayPunctuality({ isEmployed, isOnLeave, logs }, plan, now);
  return { isEmployed, isOnLeave, lateMin };
}
