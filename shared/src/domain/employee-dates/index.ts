export { type BrokenDateRule, checkDateBounds, type EmployeeDates } from './check-date-bounds.ts';
