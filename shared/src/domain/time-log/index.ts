export {
  displayStatus,
  isMissingOut,
  MISSING_OUT_AFTER_HOURS,
  statusOfState,
  type TimeLogState,
  type WorkSession,
  workedMinutes,
} from './time-log.ts';
