export { formatBalance, formatDuration, formatMinutes, hoursAndMinutes } from './duration.ts';
