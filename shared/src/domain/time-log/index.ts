export { type BrokenBreakRule, checkBreaks } from './check-breaks.ts';
export {
  type BrokenRule,
  checkSession,
  MAX_SESSION_HOURS,
  overlaps,
  type ProposedSession,
  SESSION_RULES,
} from './check-session.ts';
export {
  CLOSING_RULES,
  type ClosingTime,
  closingAtShiftEnd,
  closingTime,
  hasBreakAfter,
  hasBreakWithoutEnd,
  type LogToClose,
} from './closing-time.ts';
export { liveMinutes } from './live-minutes.ts';
export { readBreak, type WireBreak } from './read-break.ts';
export {
  displayStatus,
  elapsedMinutes,
  isImplausiblyLong,
  isMissingOut,
  MISSING_OUT_AFTER_HOURS,
  statusOfState,
  type TimeLogState,
  type WorkSession,
  workedMinutes,
} from './time-log.ts';
export { sentTime, typedInstant } from './typed-time.ts';
