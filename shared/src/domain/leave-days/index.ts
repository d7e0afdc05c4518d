export { formatLeaveDays, leaveDays } from './leave-days.ts';
