export { type BreakSpan, breakMilliseconds, openBreak, totalBreakMinutes } from './breaks/index.ts';
export {
  displayStatus,
  isMissingOut,
  MISSING_OUT_AFTER_HOURS,
  statusOfState,
  type TimeLogState,
  type WorkSession,
  workedMinutes,
} from './time-log/index.ts';
export {
  addDays,
  type CompanyZone,
  DEFAULT_UTC_OFFSET_MINUTES,
  firstOfMonth,
  fixedZone,
  fromWallClock,
  isZone,
  lastOfMonth,
  offsetAt,
  toIsoWithOffset,
  today,
  toWallClock,
  WallClockGapError,
  WallClockUnreadableError,
  weekdayOf,
  workDateOf,
} from './work-date/index.ts';
