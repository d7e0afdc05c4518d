export { formatBalance, formatDuration } from './duration.ts';
