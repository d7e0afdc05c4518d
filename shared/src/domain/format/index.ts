export { formatDate, formatDayLabel, formatMonth, formatTime, localDate } from './date-time.ts';
export { joinNames, titleCase } from './name.ts';
