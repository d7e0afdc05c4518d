export { type BreakSpan, breakMilliseconds, openBreak, totalBreakMinutes } from './breaks.ts';
