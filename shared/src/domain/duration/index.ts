export { formatDuration } from './duration.ts';
