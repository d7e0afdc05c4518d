export {
  type BreakSpan,
  breakMilliseconds,
  clipBreaks,
  openBreak,
  totalBreakMinutes,
} from './breaks.ts';
