import * as z from 'zod';
import type { History, Log, Policy, Shift } from './types.ts';

// The files of ../examples (README.md there explains each field).

const date = z.iso.date();
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const instant = z.iso.datetime({ offset: true });
const minutes = z.int();
const part = z.enum(['full', 'am', 'pm']);

const shift = z.strictObject({
  kind: z.enum(['fixed', 'flexible']),
  start: timeOfDay,
  end: timeOfDay,
  expectedMin: minutes,
  core: z.tuple([timeOfDay, timeOfDay]).optional(),
  halfAt: timeOfDay.optional(),
  graceInMin: minutes.optional(),
  graceOutMin: minutes.optional(),
  acceptBeforeMin: minutes.optional(),
  acceptAfterMin: minutes.optional(),
  halfDayBelowMin: minutes.optional(),
  absentBelowMin: minutes.optional(),
});

const policy = z.strictObject({
  rounding: z.enum(['nearest', 'down', 'up']).optional(),
  stepMin: minutes.optional(),
  breakRules: z
    .array(z.strictObject({ afterMin: minutes, minutes, isPaid: z.boolean() }))
    .optional(),
  overtimeDailyAfterMin: minutes.optional(),
  overtimeWeeklyAfterMin: minutes.optional(),
  night: z.tuple([timeOfDay, timeOfDay]).optional(),
  paidBuckets: z.array(z.enum(['daily', 'weekly', 'holiday', 'night', 'day_off'])).optional(),
});

const log = z.strictObject({
  in: instant,
  /** Absent: no punch-out. */
  out: instant.optional(),
  /** Without a punch-out: `open` unless it is `missing-out`. */
  state: z.literal('missing-out').optional(),
  breaks: z.array(z.tuple([instant, instant.nullable()])).optional(),
  movedTo: date.optional(),
});

const given = z.strictObject({
  zone: z.string(),
  now: instant,
  shifts: z.record(z.string(), shift),
  schedule: z
    .strictObject({ anchorDate: date, days: z.array(z.array(z.string())).min(1) })
    .nullable(),
  roster: z.record(date, z.array(z.string())).optional(),
  holidays: z.record(date, part).optional(),
  leaves: z.array(z.tuple([date, date])).optional(),
  employment: z
    .strictObject({
      joiningDate: date.optional(),
      accountDate: date,
      exitDate: date.optional(),
      endedOn: date.optional(),
      awaitsActivation: z.boolean().optional(),
    })
    .optional(),
  policy: policy.optional(),
  logs: z.array(log),
  adjustments: z.array(z.strictObject({ postedDate: date, minutes })).optional(),
});

const day = z.strictObject({
  status: z
    .enum(['Leave', 'Holiday', 'Day off', 'Not due', 'At work', 'Present', 'Half-day', 'Absent'])
    .nullable(),
  expectedMin: minutes,
  workedMin: minutes,
  breakMin: minutes,
  lateMin: minutes,
  earlyMin: minutes,
  isOver: z.boolean(),
  isSettled: z.boolean(),
});

const text = {
  title: z.string(),
  source: z.string(),
  why: z.array(z.string()).min(1),
};

/** An example of one day. */
export const dayExample = z.strictObject({
  ...text,
  date,
  given,
  expected: z.strictObject({
    /** The work date of each log by its punch-in. */
    workDates: z.array(date),
    kind: z.enum(['shifts', 'holiday', 'day-off', 'unplanned']),
    /** Start and end of each planned shift. */
    shifts: z.array(z.tuple([instant, instant])),
    day,
  }),
});

/** An example of a range of whole weeks. */
export const weekExample = z.strictObject({
  ...text,
  from: date,
  to: date,
  given,
  expected: z.strictObject({
    /** Worked minutes of each day. */
    worked: z.array(minutes),
    sums: z.strictObject({
      workedMin: minutes,
      breakMin: minutes,
      expectedMin: minutes,
      balanceMin: minutes,
    }),
    overtime: z.array(
      z.tuple([date, z.enum(['daily', 'weekly', 'holiday', 'night', 'day_off']), minutes]),
    ),
  }),
});

export type DayExample = z.infer<typeof dayExample>;

const DEFAULT_POLICY: Policy = {
  rounding: 'nearest',
  stepMin: 1,
  breakRules: [],
  overtimeDailyAfterMin: null,
  overtimeWeeklyAfterMin: null,
  nightFrom: null,
  nightTo: null,
  paidBuckets: [],
};

/** The history of an example; its week starts on its first date. */
export function historyOf({
  from,
  to,
  given: it,
}: {
  readonly from: string;
  readonly to: string;
  readonly given: DayExample['given'];
}): History {
  const shifts = Object.entries(it.shifts).map(([name, one], id) => readShift(id, name, one));
  const named = (names: readonly string[]) =>
    names.map((name) => shifts.find((one) => one.name === name) ?? fail(`no shift ${name}`));
  const schedule = it.schedule && {
    id: 1,
    name: 'schedule',
    anchorDate: it.schedule.anchorDate,
    days: it.schedule.days.map(named),
  };
  return {
    zone: it.zone,
    weekStart: new Date(`${from}T00:00:00Z`).getUTCDay(),
    from,
    to,
    now: Date.parse(it.now),
    employment: {
      joiningDate: it.employment?.joiningDate ?? null,
      accountDate: it.employment?.accountDate ?? '2020-01-01',
      exitDate: it.employment?.exitDate ?? null,
      endedOn: it.employment?.endedOn ?? null,
      awaitsActivation: it.employment?.awaitsActivation ?? false,
    },
    schedules: [{ from: '0001-01-01', schedule }],
    policies: [{ from: '0001-01-01', policy: readPolicy(it.policy ?? {}) }],
    rosters: Object.entries(it.roster ?? {}).map(([on, names]) => ({
      date: on,
      shifts: named(names),
    })),
    holidays: Object.entries(it.holidays ?? {}).map(([on, half]) => ({
      date: on,
      name: 'Holiday',
      part: half,
    })),
    leaves: (it.leaves ?? []).map(([first, last]) => ({ from: first, to: last })),
    logs: it.logs.map(readLog),
    adjustments: it.adjustments ?? [],
  };
}

function readShift(id: number, name: string, it: z.infer<typeof shift>): Shift {
  return {
    id,
    name,
    kind: it.kind,
    start: minuteOf(it.start),
    end: minuteOf(it.end),
    expectedMin: it.expectedMin,
    coreFrom: it.core ? minuteOf(it.core[0]) : null,
    coreTo: it.core ? minuteOf(it.core[1]) : null,
    halfAt: it.halfAt === undefined ? null : minuteOf(it.halfAt),
    graceInMin: it.graceInMin ?? 0,
    graceOutMin: it.graceOutMin ?? 0,
    acceptBeforeMin: it.acceptBeforeMin ?? 120,
    acceptAfterMin: it.acceptAfterMin ?? 240,
    halfDayBelowMin: it.halfDayBelowMin ?? null,
    absentBelowMin: it.absentBelowMin ?? null,
  };
}

function readPolicy({ night, ...it }: z.infer<typeof policy>): Policy {
  return {
    rounding: it.rounding ?? DEFAULT_POLICY.rounding,
    stepMin: it.stepMin ?? DEFAULT_POLICY.stepMin,
    breakRules: it.breakRules ?? DEFAULT_POLICY.breakRules,
    overtimeDailyAfterMin: it.overtimeDailyAfterMin ?? null,
    overtimeWeeklyAfterMin: it.overtimeWeeklyAfterMin ?? null,
    nightFrom: night ? minuteOf(night[0]) : null,
    nightTo: night ? minuteOf(night[1]) : null,
    paidBuckets: it.paidBuckets ?? DEFAULT_POLICY.paidBuckets,
  };
}

function readLog(it: z.infer<typeof log>): Log {
  return {
    punchIn: Date.parse(it.in),
    punchOut: it.out === undefined ? null : Date.parse(it.out),
    state: it.state ?? (it.out === undefined ? 'open' : 'closed'),
    breaks: (it.breaks ?? []).map(([start, end]) => ({
      start: Date.parse(start),
      end: end === null ? null : Date.parse(end),
    })),
    movedTo: it.movedTo ?? null,
  };
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function fail(message: string): never {
  throw new Error(message);
}
