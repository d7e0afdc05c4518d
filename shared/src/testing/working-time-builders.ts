import type {
  AttendanceRowBody,
  DayBreakdownBody,
  DayFiguresBody,
  DayPlanBody,
  DaySumsBody,
  DepartmentBody,
  RosterDayBody,
  RosterSummaryBody,
  ShiftBody,
} from '../contract/index.ts';

/** The figures of a day off without a log. In all builders, `changes` overrides the fields that a test needs. */
export function someFigures(changes: Partial<DayFiguresBody> = {}): DayFiguresBody {
  return {
    status: 'Day off',
    expectedMins: 0,
    workedMins: 0,
    breakMins: 0,
    lateMins: 0,
    earlyMins: 0,
    isOver: true,
    hasLogs: false,
    isMissingOut: false,
    holiday: null,
    ...changes,
  };
}

/** The sums of 20 days of eight hours, of which 200 minutes were not worked. */
export function someSums(changes: Partial<DaySumsBody> = {}): DaySumsBody {
  return {
    workedMins: 9400,
    breakMins: 600,
    expectedMins: 9600,
    balanceMins: -200,
    adjustmentMins: 0,
    lateMins: 0,
    lateDays: 0,
    ...changes,
  };
}

/** The plan of an office day in Chicago, 09:00 to 17:30. */
export function aPlan(changes: Partial<DayPlanBody> = {}): DayPlanBody {
  return {
    kind: 'shifts',
    zone: 'America/Chicago',
    schedule: 'Office schedule',
    isRostered: false,
    shifts: [
      {
        name: 'Office',
        kind: 'fixed',
        start: '2028-02-01 09:00:00',
        end: '2028-02-01 17:30:00',
        coreStart: null,
        expectedMins: 480,
        graceInMins: 5,
        graceOutMins: 5,
      },
    ],
    holiday: null,
    halfDayBelowMins: 0,
    absentBelowMins: 0,
    expectedMins: 480,
    ...changes,
  };
}

/** What an employee's month has beyond the statuses of its days. */
export const NO_FIGURES: Pick<AttendanceRowBody, 'figures' | 'sums' | 'zone'> = {
  figures: [],
  sums: someSums({ workedMins: 0, breakMins: 0, expectedMins: 0, balanceMins: 0 }),
  zone: null,
};

/** A shift of the settings, from 09:00 to 17:30, that one work schedule has. */
export function aShift(changes: Partial<ShiftBody> = {}): ShiftBody {
  return {
    id: 4,
    name: 'Office',
    kind: 'fixed',
    startTime: '09:00',
    endTime: '17:30',
    expectedMin: 480,
    coreFrom: null,
    coreTo: null,
    unpaidBreakMin: 30,
    halfAt: null,
    graceInMin: 5,
    graceOutMin: 5,
    acceptBeforeMin: 240,
    acceptAfterMin: 360,
    halfDayBelowMin: null,
    absentBelowMin: null,
    colour: 'blue',
    version: 2,
    schedules: 1,
    rosterEntries: 0,
    ...changes,
  };
}

type WorkingTime = Pick<
  DayBreakdownBody,
  'figures' | 'plan' | 'calculation' | 'closed' | 'adjustments' | 'adjustedLater'
>;

/** What the breakdown of a day has beyond its logs: a day without minutes. */
export function workingTimeOf(changes: Partial<WorkingTime> = {}): WorkingTime {
  return {
    figures: someFigures(),
    plan: aPlan(),
    calculation: {
      presenceSeconds: 0,
      recordedBreakSeconds: 0,
      paidBreakSeconds: 0,
      minimumBreakSeconds: 0,
      deductionSeconds: 0,
      policy: null,
      rounding: 'nearest',
      stepMins: 1,
    },
    closed: null,
    adjustments: [],
    adjustedLater: [],
    ...changes,
  };
}

/** A department in which one employee is, unless the changes say otherwise. */
export const aDepartment = (changes: Partial<DepartmentBody> = {}): DepartmentBody => ({
  id: 3,
  name: 'IT',
  isActive: true,
  version: 1,
  employees: 1,
  former: 0,
  ...changes,
});

/** A day of the roster on which the schedule plans the office shift. */
export const aRosterDay = (date: string, changes: Partial<RosterDayBody> = {}): RosterDayBody => ({
  date,
  entry: null,
  isDraft: false,
  kind: 'shifts',
  shifts: [{ id: 4, name: 'Office', colour: 'blue', start: '09:00', end: '17:30' }],
  holiday: null,
  isRostered: false,
  leave: null,
  pendingLeave: null,
  isEmployed: true,
  isClosed: false,
  conflicts: [],
  ...changes,
});

/** The summary of a week of one employee, without drafts, cover and conflicts. */
export const aRosterSummary = (changes: Partial<RosterSummaryBody> = {}): RosterSummaryBody => ({
  people: 1,
  isComplete: true,
  drafts: 0,
  draftPeople: 0,
  cover: [],
  conflicts: [],
  conflictTotal: 0,
  noteTotal: 0,
  ...changes,
});
