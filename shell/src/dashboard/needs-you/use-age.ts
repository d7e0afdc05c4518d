import { formatDate } from '@rollcall/shared/domain';
import { useNow } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { formatAge } from '../../notifications/format-age.ts';

/** Returns a function that says since when something waits: an instant (ISO 8601 with an offset), or a date `YYYY-MM-DD`. */
export function useAge(): (since: string) => string {
  const now = useNow();
  const today = useToday();
  return (since) => (since.length === 10 ? formatDate(since) : formatAge(since, { now, today }));
}
