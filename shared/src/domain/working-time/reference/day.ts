import { addDays, instantAt } from './clock.ts';
import { minutesOf } from './minutes.ts';
import type { Day, Log, PlannedDay, PlannedShift, Policy, Status } from './types.ts';

const MINUTE = 60_000;

export interface DayFacts {
  readonly isEmployed: boolean;
  readonly isOnLeave: boolean;
  /** In order of their punch-ins. */
  readonly logs: readonly Log[];
}

/** The status and figures of a day at an instant. */
export function dayAt(facts: DayFacts, plan: PlannedDay, policy: Policy, now: number): Day {
  const { isEmployed, isOnLeave, logs } = facts;
  const minutes = minutesOf(logs, policy);
  const expectsWork = isEmployed && !isOnLeave && plan.kind === 'shifts';
  const isOver = isOverAt(plan, logs, now);
  return {
    ...minutes,
    status: statusAt(facts, plan, { now, isOver, workedMin: minutes.workedMin }),
    expectedMin: expectsWork ? plan.expectedMin : 0,
    lateMin: expectsWork ? sum(plan.shifts, (shift) => lateMinutes(shift, logs)) : 0,
    earlyMin: expectsWork ? sum(plan.shifts, (shift) => earlyMinutes(shift, logs, now)) : 0,
    isOver,
    isSettled: isOver && isClosedAt(plan, now),
  };
}

/** Row by row (docs/working-time.md#status). */
function statusAt(
  { isEmployed, isOnLeave, logs }: DayFacts,
  { kind, shifts }: PlannedDay,
  { now, isOver, workedMin }: { now: number; isOver: boolean; workedMin: number },
): Status {
  if (!isEmployed) return null;
  if (isOnLeave) return 'Leave';
  if (kind === 'holiday') return 'Holiday';
  if (kind === 'day-off') return 'Day off';
  if (logs.length === 0) {
    const [first] = shifts;
    if (kind === 'unplanned' || first === undefined) return null;
    return now < dueAt(first) && !isOver ? 'Not due' : 'Absent';
  }
  if (logs.some(({ state }) => state === 'open')) return 'At work';
  if (logs.some(({ punchOut }) => punchOut === null)) return 'Present';
  if (kind === 'unplanned' || now < lastEnd(shifts)) return 'Present';
  if (workedMin < sum(shifts, ({ absentBelowMin }) => absentBelowMin)) return 'Absent';
  if (workedMin < sum(shifts, ({ halfDayBelowMin }) => halfDayBelowMin)) return 'Half-day';
  return 'Present';
}

function dueAt({ shift, start, end, coreStart }: PlannedShift): number {
  if (shift.kind === 'flexible') return coreStart ?? end;
  return start + shift.graceInMin * MINUTE;
}

const lastEnd = (shifts: readonly PlannedShift[]) => Math.max(...shifts.map(({ end }) => end));

function isOverAt({ shifts }: PlannedDay, logs: readonly Log[], now: number): boolean {
  return !logs.some(({ state }) => state === 'open') && now >= lastEnd(shifts);
}

/** Whether no new log can belong to the day; a day without shifts lasts until the next midnight. */
function isClosedAt({ shifts, date, zone }: PlannedDay, now: number): boolean {
  if (shifts.length === 0) return now >= instantAt(addDays(date, 1), 0, zone);
  return shifts.every(({ acceptUntil }) => now >= acceptUntil);
}

/** From the start of a fixed shift to its first punch-in (docs/working-time.md#late-and-early). */
function lateMinutes(planned: PlannedShift, logs: readonly Log[]): number {
  const { shift, start } = planned;
  const [first] = logsOf(planned, logs);
  if (shift.kind !== 'fixed' || first === undefined) return 0;
  const wasHere = logs.some((log) => log.punchIn <= start && start < leftAt(log, logs));
  if (wasHere) return 0;
  return beyondGrace(first.punchIn - start, shift.graceInMin);
}

function earlyMinutes(planned: PlannedShift, logs: readonly Log[], now: number): number {
  const { shift, end } = planned;
  const own = logsOf(planned, logs);
  if (shift.kind !== 'fixed' || own.length === 0 || now < end) return 0;
  if (own.some(({ punchOut }) => punchOut === null)) return 0;
  const wasHere = logs.some((log) => log.punchIn < end && end <= leftAt(log, logs));
  if (wasHere) return 0;
  const last = Math.max(...own.map(({ punchOut }) => punchOut ?? 0));
  return beyondGrace(end - last, shift.graceOutMin);
}

/** When a person left; without a punch-out, at the latest when the next log begins. */
function leftAt({ punchIn, punchOut }: Log, logs: readonly Log[]): number {
  if (punchOut !== null) return punchOut;
  return logs.find((log) => log.punchIn > punchIn)?.punchIn ?? Number.POSITIVE_INFINITY;
}

const logsOf = ({ acceptFrom, acceptUntil }: PlannedShift, logs: readonly Log[]) =>
  logs.filter(({ punchIn }) => acceptFrom <= punchIn && punchIn < acceptUntil);

function beyondGrace(milliseconds: number, graceMin: number): number {
  const minutes = Math.floor(milliseconds / MINUTE);
  return minutes > graceMin ? minutes : 0;
}

const sum = <T>(items: readonly T[], figure: (item: T) => number) =>
  items.reduce((total, item) => total + figure(item), 0);
