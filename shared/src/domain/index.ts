export { type AttendanceDay, attendanceDay, type DayFacts } from './attendance-day/index.ts';
export {
  type BreakSpan,
  breakMilliseconds,
  clipBreaks,
  openBreak,
  totalBreakMinutes,
} from './breaks/index.ts';
export { formatDuration } from './duration/index.ts';
export { EMAIL_SHAPE, isEmailAddress, normaliseEmail } from './email/index.ts';
export {
  formatDate,
  formatDayLabel,
  formatTime,
  joinNames,
  localDate,
  titleCase,
} from './format/index.ts';
export { formatLeaveDays, leaveDays } from './leave-days/index.ts';
export {
  CLOCK_TOLERANCE_MINUTES,
  DELETE_ENABLED_AFTER_SECONDS,
  EMPLOYEE_CODE_PREFIX,
  FIRST_PAGE,
  MAX_PAGE,
  MAX_SEARCH_LENGTH,
  OTP_LENGTH,
  OTP_RESEND_SECONDS,
  PAGE_SIZE,
  PAGE_WINDOW,
  PHONE_MAX_DIGITS,
  REDIRECT_AFTER_RESET_MS,
  REGISTRATION_PASSWORD_MIN_LENGTH,
  RESET_PASSWORD_MIN_LENGTH,
  SAME_PUNCH_WITHIN_SECONDS,
  SEARCH_DEBOUNCE_MS,
  SILENT_UNDO_SECONDS,
  SORTED_RANGE_DAYS,
  TOAST_CLOSE_MS,
  UPLOAD_HINT_BYTES,
} from './limits.ts';
export { clampPage, footerText, listTotal, pageCount, pageWindow } from './paging/index.ts';
export { hasHiddenCharacter, hasLetterOrDigit } from './plain-text/index.ts';
export {
  type BrokenRule,
  checkSession,
  displayStatus,
  isMissingOut,
  liveMinutes,
  MAX_SESSION_HOURS,
  MISSING_OUT_AFTER_HOURS,
  overlaps,
  type ProposedSession,
  SESSION_RULES,
  statusOfState,
  type TimeLogState,
  totalMinutes,
  type WorkSession,
  workedMinutes,
} from './time-log/index.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS, wholeMinutes } from './units.ts';
export {
  addDays,
  type CompanyZone,
  chosenInstant,
  DEFAULT_UTC_OFFSET_MINUTES,
  firstOfMonth,
  fixedZone,
  fromWallClock,
  InstantMismatchError,
  instantsOf,
  isZone,
  lastOfMonth,
  offsetAt,
  readInstant,
  resolveInstant,
  SkippedTimeError,
  type TimeHints,
  today,
  toIsoWithOffset,
  toWallClock,
  WallClockUnreadableError,
  weekdayOf,
  workDateOf,
} from './work-date/index.ts';
