export {
  formatDate,
  formatDayLabel,
  formatMonth,
  formatShiftTimes,
  formatTime,
  localDate,
} from './date-time.ts';
export { joinNames, titleCase } from './name.ts';
export { plainDigits } from './plain-digits.ts';
export { formatZone } from './zone.ts';
