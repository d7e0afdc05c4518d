export { type BrokenLeaveRule, checkLeave } from './check-leave.ts';
export { formatLeaveDays, leaveDays } from './leave-days.ts';
