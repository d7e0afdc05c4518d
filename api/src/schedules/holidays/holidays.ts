import type { HolidayBody, HolidayCalendarBody } from '@rollcall/shared/contract';
import { findHolidays } from '../../attendance/plans/find-plans.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Db } from '../../core/db/connection.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { areEqual, refuseBroken } from '../changes/change.ts';
import { type HolidayRow, removeHoliday, upsertHolidays } from './queries.ts';

type Calendar = Pick<HolidayCalendarBody, 'id' | 'name'>;

interface Input {
  readonly date: string;
  readonly name: string;
  readonly part?: HolidayRow['part'] | undefined;
}

/**
 * Adds holidays, or replaces those of the same dates: all of them or none.
 * @throws ApiError `invalid` when a date occurs twice.
 */
export async function setHolidays(
  { tx, now, caller }: Command,
  calendar: Calendar,
  inputs: readonly Input[],
): Promise<{ added: number; replaced: number }> {
  refuseBroken(repeatedDates(inputs));
  const rows = inputs.map(({ date, name, part = 'full' }) => ({ date, name, part }));
  const stored = await findStored(tx, calendar.id, rows);
  const changed = rows.filter((row) => !areEqual(stored.get(row.date) ?? {}, row));
  const replaced = changed.flatMap(({ date }) => stored.get(date) ?? []);
  await upsertHolidays(tx, calendar.id, changed);
  if (changed.length > 0) {
    await writeAudit(tx, caller, now, {
      action: 'holidays.set',
      before: { calendar: calendar.name, holidays: replaced },
      after: { calendar: calendar.name, holidays: changed },
    });
  }
  return { added: changed.length - replaced.length, replaced: replaced.length };
}

/** Adds the holiday of a date, or replaces it. */
export async function setHoliday(
  command: Command,
  calendar: Calendar,
  input: Input,
): Promise<HolidayBody> {
  await setHolidays(command, calendar, [input]);
  const { date, name, part = 'full' } = input;
  return { date, name, part };
}

/** @throws ApiError `not_found`. */
export async function deleteHoliday(
  { tx, now, caller }: Command,
  calendar: Calendar,
  date: string,
): Promise<null> {
  const before = (await findStored(tx, calendar.id, [{ date }])).get(date);
  if (!before) throw new ApiError('not_found', 'There is no holiday on this date.');
  await removeHoliday(tx, calendar.id, date);
  await writeAudit(tx, caller, now, {
    action: 'holidays.delete',
    before: { calendar: calendar.name, ...before },
  });
  return null;
}

/** The stored holidays from the first to the last date, by date. */
async function findStored(
  tx: Db,
  calendarId: number,
  dates: readonly { readonly date: string }[],
): Promise<Map<string, HolidayRow>> {
  const sorted = dates.map(({ date }) => date).toSorted();
  const range = { from: sorted[0] ?? '', to: sorted.at(-1) ?? '' };
  const rows = await findHolidays(tx, [calendarId], range);
  return new Map(rows.map(({ date, name, part }) => [date, { date, name, part }]));
}

function repeatedDates(inputs: readonly Input[]) {
  return inputs.flatMap(({ date }, index) =>
    inputs.findIndex((other) => other.date === date) === index
      ? []
      : [{ field: `holidays.${index}.date`, message: `The date ${date} occurs twice` }],
  );
}
