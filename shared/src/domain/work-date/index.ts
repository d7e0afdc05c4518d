export { addDays, firstOfMonth, lastOfMonth, weekdayOf } from './calendar-date.ts';
export {
  type CompanyZone,
  DEFAULT_UTC_OFFSET_MINUTES,
  fixedZone,
  isZone,
  offsetAt,
} from './company-zone.ts';
export { chosenInstant, instantsOf, readInstant } from './read-instant.ts';
export {
  fromWallClock,
  SkippedTimeError,
  toIsoWithOffset,
  toWallClock,
  WallClockUnreadableError,
  wallClockOf,
} from './wall-clock.ts';
export { today, workDateOf } from './work-date.ts';
