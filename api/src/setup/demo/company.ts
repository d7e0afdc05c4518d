import { addDays, type CompanyZone, today, weekdayOf } from '@rollcall/shared/domain';
import { makeLeaves } from './leaves.ts';
import { makePeople, type Person } from './people.ts';
import { randomFrom } from './random.ts';
import { type DemoBreak, type DemoLog, makeShifts } from './shifts.ts';
import { makeTodaysShifts } from './today.ts';

/** Employees of the demo company, including the administrator. */
export const DEMO_EMPLOYEES = 120;
/** Days of data: three months. */
const DAYS = 91;

export interface DemoCompany {
  readonly people: readonly Person[];
  readonly leaves: ReturnType<typeof makeLeaves>;
  readonly logs: readonly DemoLog[];
  readonly breaks: readonly (DemoBreak & { readonly log: number })[];
}

/**
 * Generates a company with three months of data up to `now`: night shifts, forgotten punch-outs, people on
 * break and on leave right now, in every status. The same `now` and zone give the same data.
 * @param ids employee ids, one per person.
 */
export function makeCompany(ids: readonly number[], now: number, zone: CompanyZone): DemoCompany {
  const date = today(now, zone);
  const random = randomFrom(`rollcall ${date}`);
  const people = makePeople(ids, date, random);
  const leaves = makeLeaves(people, date, random);
  const isAway = (id: number, day: string) =>
    leaves.some(
      (leave) =>
        leave.employeeId === id &&
        leave.status === 'Approved' &&
        leave.startDate <= day &&
        day <= leave.endDate,
    );
  const worksOn = (person: Person, day: string) =>
    day >= person.joiningDate &&
    (person.exitDate === null || day <= person.exitDate) &&
    (person.worksWeekends || ![0, 6].includes(weekdayOf(day))) &&
    !isAway(person.id, day);

  const logs: DemoLog[] = [];
  for (let back = DAYS; back >= 1; back -= 1) {
    const day = addDays(date, -back);
    const present = people.filter((person) => person.punches && worksOn(person, day));
    logs.push(...makeShifts(present, day, { now, zone, isYesterday: back === 1, random }));
  }
  const expected = people.filter((person) => person.punches && !isAway(person.id, date));
  const stillOpen = new Set(
    logs.filter((log) => log.state === 'open').map((log) => log.employeeId),
  );
  const free = expected.filter(
    (person) => !stillOpen.has(person.id) && person.exitDate === null && !person.isNightShift,
  );
  logs.push(...makeTodaysShifts(free, date, { now, zone, random }));
  const breaks = logs.flatMap((log, index) => log.breaks.map((item) => ({ ...item, log: index })));
  return { people, leaves, logs, breaks };
}
