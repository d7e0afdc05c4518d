export { formatBalance, formatDuration, formatMinutes } from './duration.ts';
