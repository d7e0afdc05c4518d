import type { PeriodPreviewBody } from '@rollcall/shared/contract';
import { addDays, formatDate, today } from '@rollcall/shared/domain';
import type { DayFigures } from '../../attendance/days/day.ts';
import { findClosedDays } from '../../attendance/days/find-days.ts';
import { type Person, readDays } from '../../attendance/days/read-days.ts';
import { createDepartmentFinder } from '../../attendance/plans/departments.ts';
import { storeWaitingDays } from '../../attendance/store/store-waiting.ts';
import type { Command } from '../../commands/command.ts';
import { invalid } from '../../commands/read-time.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import {
  findExtras,
  insertPeriod,
  insertPeriodDays,
  lockClosing,
  type PeriodFigures,
} from './figures.ts';
import {
  departmentExists,
  findOverlapping,
  findPeopleOfPeriod,
  type PeriodRange,
} from './queries.ts';
import { storeRange } from './store-range.ts';
import { countUnsettled, findUnsettled } from './unsettled.ts';

/** The longest period, in days. */
const MAX_DAYS = 366;
/** Employees per statement, so that none takes longer than a request may. */
const BATCH = 200;

/**
 * Closes a period (docs/working-time.md#closed-periods): in one transaction all changes of days are held back, then its figures
 * are copied. Returns the id.
 * @throws ApiError `invalid` for the range, `conflict` when it cannot be closed, or is not settled and the caller does not say
 * that this was seen.
 */
export async function closePeriod(
  command: Command,
  range: PeriodRange,
  acceptsUnsettled: boolean,
): Promise<number> {
  const { tx, caller, now, zone } = command;
  await assertRange(command, range);
  await lockClosing(tx);
  const refusal = await refusalOf(command, range);
  if (refusal) throw new ApiError('conflict', refusal);
  const later = await storeRange(command, range, { isAlone: true });
  if (later) throw new ApiError('conflict', later);
  const unsettled = await countUnsettled(tx, range);
  if (isUnsettled(unsettled) && !acceptsUnsettled) throw new ApiError('conflict', NOT_SETTLED);
  const id = await insertPeriod(tx, range, { closedBy: caller.id, closedAt: new Date(now) });
  const context = { db: tx, clock: () => now, zone };
  const people = await findPeopleOfPeriod(command, range);
  for (let start = 0; start < people.length; start += BATCH)
    await copyFigures(context, id, range, people.slice(start, start + BATCH));
  await writeAudit(tx, caller, now, {
    action: 'period.close',
    after: { id, ...range, ...unsettled },
  });
  return id;
}

const NOT_SETTLED =
  'Something in this period is not settled yet. Look at what is open, or confirm that it may stay open.';

/** Everything open that would be left out of the figures. */
function isUnsettled(counts: Awaited<ReturnType<typeof countUnsettled>>): boolean {
  return Object.values(counts).some((rows) => rows > 0);
}

/** Why a period cannot be closed whatever is confirmed; undefined when it can. */
async function refusalOf(
  { tx, now, zone }: Pick<Command, 'tx' | 'now' | 'zone'>,
  range: PeriodRange,
): Promise<string | undefined> {
  if (range.to >= today(now, zone))
    return 'The period is not over yet. Close it when its last day has passed.';
  const other = await findOverlapping(tx, range);
  if (other) {
    return `The days from ${formatDate(other.from)} to ${formatDate(other.to)} are closed already.`;
  }
  const { openLogs } = await countUnsettled(tx, range);
  if (openLogs > 0)
    return 'Someone is still punched in on one of these days. Close these time logs first.';
  return undefined;
}

/** @throws ApiError `invalid`, naming the field. */
export async function assertRange({ tx }: Pick<Command, 'tx'>, range: PeriodRange): Promise<void> {
  const { from, to, scope } = range;
  if (to < from) throw invalid('to', 'The last day must not be before the first');
  if (addDays(from, MAX_DAYS - 1) < to)
    throw invalid('to', `A period has at most ${MAX_DAYS} days`);
  const department = /^department:(\d+)$/.exec(scope)?.[1];
  if (department && !(await departmentExists(tx, Number(department)))) {
    throw invalid('scope', 'There is no such department');
  }
}

async function copyFigures(
  context: Parameters<typeof readDays>[0],
  periodId: number,
  range: PeriodRange,
  people: readonly Person[],
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const days = await readDays(context, people, range);
  const extras = await findExtras(context.db, ids, range);
  const belongsTo = await createDepartmentFinder(context.db, ids, range);
  const codes = people.map(({ employeeCode }) => employeeCode);
  const closed = new Set(
    (await findClosedDays(context.db, codes, range)).map(
      ({ employeeCode, workDate }) => `${employeeCode} ${workDate}`,
    ),
  );
  const rows = people.flatMap((person) =>
    (days.get(person.id) ?? [])
      .filter(({ date }) => range.scope === 'company' || belongsTo(person.id, date) === range.scope)
      // Closed in a department to which the employee belonged then.
      .filter(({ date }) => !closed.has(`${person.employeeCode} ${date}`))
      .map((day) => ({
        code: person.employeeCode,
        date: day.date,
        figures: withExtras(day, extras.of(person.id, day.date)),
      })),
  );
  await insertPeriodDays(context.db, periodId, rows);
}

function withExtras(day: DayFigures, extras: Omit<PeriodFigures, keyof DayFigures>): PeriodFigures {
  return { ...day, ...extras };
}

/** What a period that is to be closed looks like; stores its days if they wait, since overtime follows from them. */
export async function previewPeriod(
  command: Pick<Command, 'tx' | 'now' | 'zone'>,
  range: PeriodRange,
  employees: number,
): Promise<PeriodPreviewBody> {
  // What waits of a few employees is no reason to refuse.
  await storeWaitingDays(command, range);
  const refusal = (await refusalOf(command, range)) ?? (await storeRange(command, range));
  return {
    from: range.from,
    to: range.to,
    employees,
    ...(await countUnsettled(command.tx, range)),
    unsettled: await findUnsettled(command.tx, range),
    refusal: refusal ?? null,
  };
}
