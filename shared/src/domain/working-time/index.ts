export {
  type AttendanceDay,
  attendanceDay,
  type DayFacts,
  type DayStatus,
  dayPunctuality,
  dueAt,
  settledAt,
} from './attendance-day.ts';
export {
  areInOrder,
  type BrokenPlanRule,
  type CheckedShift,
  checkBreakRules,
  checkDays,
  checkShift,
  SHIFTS_IN_ORDER,
} from './check-plan.ts';
export { type DayLog, type DayMinutes, dayMinutes } from './day-minutes.ts';
export { type Employment, isEmployedOn } from './employment.ts';
export {
  firstOfWeek,
  type Overtime,
  type WorkedDay,
  weekOvertime,
} from './overtime.ts';
export {
  type BreakRule,
  DEFAULT_TIME_POLICY,
  type Holiday,
  type HolidayPart,
  type OvertimeBucket,
  type Shift,
  type TimeOfDay,
  type TimePolicy,
  type WorkSchedule,
} from './plan.ts';
export {
  cutWindows,
  type DayInputs,
  type PlannedDay,
  type PlannedShift,
  plannedDay,
} from './planned-day.ts';
export {
  MAX_DAYS_IN_A_ROW,
  MIN_DAILY_REST_HOURS,
  MIN_WEEKLY_REST_HOURS,
  REST_DAYS_BEFORE,
  ROSTER_CONFLICTS,
  type RosterConflict,
  type RosteredDay,
  rosterConflicts,
} from './roster-conflicts.ts';
export { shiftDateOf } from './shift-date.ts';
export { type DaySums, type SummableDay, sumDays, toAttendanceMap } from './sums.ts';
