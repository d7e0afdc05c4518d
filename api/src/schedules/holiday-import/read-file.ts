import { type HolidayBody, MAX_HOLIDAYS_PER_CALL } from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import ICAL from 'ical.js';
import { ApiError } from '../../core/errors/api-error.ts';
import { toHolidayName } from './holiday-name.ts';
import { onePerDate, partOfDay } from './part-of-day.ts';

const FIRST_DATE = '1900-01-01';
const REPEATED_YEARS = 5;
/** Twice a year is more often than a holiday is. */
const MAX_REPEATED = 2 * (REPEATED_YEARS + 1);
/** Occurrences that a rule counts, all of which are looked at. */
const MAX_COUNT = 50;
/** A longer event is a vacation or a mistake. */
const MAX_EVENT_DAYS = 31;
const DAY_MIN = 24 * 60;

interface HolidayFile {
  readonly holidays: readonly HolidayBody[];
  /** What was left out, one sentence each. */
  readonly skipped: readonly string[];
}

/**
 * The holidays of an iCalendar file. Times are those of the file: half a day has no zone.
 * @param from `YYYY-MM-DD`; an event that repeats has its days from this date on, for five years
 * @throws ApiError `invalid` for text that is no calendar, and for too many holidays.
 */
export function readHolidayFile(text: string, from: string): HolidayFile {
  const skipped: string[] = [];
  let holidays: HolidayBody[] = [];
  for (const event of parse(text)) {
    const read = readEvent(event, from);
    if (typeof read === 'string') skipped.push(read);
    else holidays = onePerDate([...holidays, ...read]);
    // Each time, because the rest of a hostile file can have millions.
    if (holidays.length > MAX_HOLIDAYS_PER_CALL) {
      refuse(`The file has more than ${MAX_HOLIDAYS_PER_CALL} holidays. Import fewer years.`);
    }
  }
  return { holidays, skipped };
}

function refuse(message: string): never {
  throw new ApiError('invalid', message, { fields: [{ field: 'text', message }] });
}

function parse(text: string): ICAL.Event[] {
  try {
    const parsed: unknown[] = ICAL.parse(text);
    // One calendar, or several one after the other.
    const calendars = typeof parsed[0] === 'string' ? [parsed] : parsed;
    return calendars.flatMap(eventsOf);
  } catch {
    return refuse('The file is no iCalendar file (.ics), or it is damaged');
  }
}

/** Without the time zones of the calendar: times are those of the file, and the rules of a zone can repeat without end. */
function eventsOf(calendar: unknown): ICAL.Event[] {
  return new ICAL.Component(calendar as string[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(new ICAL.Component(event.toJSON())));
}

/** The days of an event, or why it was left out. */
function readEvent(event: ICAL.Event, from: string): HolidayBody[] | string {
  const title = typeof event.summary === 'string' ? event.summary : '';
  const name = toHolidayName(title);
  if (name === undefined) return 'An event without a usable name was left out.';
  try {
    if (event.component.getFirstPropertyValue('status') === 'CANCELLED') {
      return `${name} is cancelled.`;
    }
    const starts = startsOf(event, from);
    if (starts === undefined) return `${name} repeats in a way that holidays do not.`;
    const days = daysOf(event);
    if (days > MAX_EVENT_DAYS) return `${name} is longer than ${MAX_EVENT_DAYS} days.`;
    const part = days > 1 ? 'full' : partOf(event);
    const dates = starts.flatMap((start) =>
      Array.from({ length: days }, (_, index) => addDays(start, index)),
    );
    if (dates.some((date) => date < FIRST_DATE))
      throw new Error('begins with + after the year 9999');
    return dates.map((date) => ({ date, name, part }));
  } catch {
    return `${name} has no date that can be read.`;
  }
}

const dateOf = ({ year, month, day }: ICAL.Time) =>
  [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');
const minutesOf = ({ hour, minute }: ICAL.Time) => hour * 60 + minute;

/** Minutes from the midnight before the start to the end. */
const endMinutesOf = ({ startDate, endDate }: ICAL.Event): number =>
  minutesOf(startDate) + endDate.subtractDate(startDate).toSeconds() / 60;

/** How many dates an event touches; its end is not part of it. */
const daysOf = (event: ICAL.Event) => Math.max(1, Math.ceil(endMinutesOf(event) / DAY_MIN));

/** Without a length, an event is about its date. */
function partOf(event: ICAL.Event): HolidayBody['part'] {
  const [start, end] = [minutesOf(event.startDate), endMinutesOf(event)];
  return event.startDate.isDate || end <= start ? 'full' : partOfDay(start, end);
}

/** The dates on which an event begins; undefined when it repeats in a way that is not supported. */
function startsOf(event: ICAL.Event, from: string): string[] | undefined {
  const first = dateOf(event.startDate);
  if (first < FIRST_DATE) throw new Error('so early that no rule should be followed from there');
  if (!event.isRecurring()) return [first];
  const rules = event.component.getAllProperties('rrule');
  const rule = rules[0]?.getFirstValue();
  if (rules.length !== 1 || !(rule instanceof ICAL.Recur) || !isYearly(rule)) return undefined;
  const end = addDays(from, REPEATED_YEARS * 366);
  const starts: string[] = [];
  const iterator = event.iterator(iteratorStart(event, rule, from));
  for (let next = iterator.next(); next && dateOf(next) <= end; next = iterator.next()) {
    if (dateOf(next) < from) continue;
    starts.push(dateOf(next));
    if (starts.length > MAX_REPEATED) return undefined;
  }
  return starts;
}

/** The start of an event, or the same day shortly before a date: nothing earlier is needed, unless occurrences are counted. */
function iteratorStart({ startDate }: ICAL.Event, { count }: ICAL.Recur, from: string): ICAL.Time {
  const start = startDate.clone();
  const isLeapDay = start.month === 2 && start.day === 29;
  // After 400 years a leap day is one again.
  const step = isLeapDay ? 400 : 1;
  const years = Number(from.slice(0, 4)) - 2 - start.year;
  if (count === null && years > 0) start.year += years - (years % step);
  return start;
}

/** Parts of a rule with which every year has a day: others could let the iterator search without end. */
const YEARLY_PARTS = {
  BYMONTH: /^\d+$/,
  BYMONTHDAY: /^([1-9]|1\d|2[0-8])$/,
  BYDAY: /^(-?[1-4])?[A-Z]{2}$/,
};

/** Whether a rule is every year on a date, or on a weekday as the last Monday of May. */
function isYearly({ freq, interval, count, parts }: ICAL.Recur): boolean {
  return (
    freq === 'YEARLY' &&
    interval === 1 &&
    (count ?? 0) <= MAX_COUNT &&
    areWeekdaysRare(parts) &&
    Object.entries(parts).every(([name, values]) => {
      const allowed = YEARLY_PARTS[name as keyof typeof YEARLY_PARTS];
      return allowed !== undefined && [values].flat().every((value) => allowed.test(String(value)));
    })
  );
}

/** A weekday alone is on 52 days, and the fourth Monday that is also the first of the month would be searched without end. */
function areWeekdaysRare({ BYDAY, BYMONTHDAY }: ICAL.Recur['parts']): boolean {
  const weekdays = [BYDAY ?? []].flat().map(String);
  return weekdays.every((weekday) => /\d/.test(weekday) === (BYMONTHDAY === undefined));
}
