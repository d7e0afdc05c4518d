export { type AttendanceDay, attendanceDay, type DayFacts } from './attendance-day.ts';
