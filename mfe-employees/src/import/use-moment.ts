import { formatDate, formatTime, toWallClock } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';

/** Writes an instant (ISO 8601) in the zone of the company: `Nov 29, 2026, 09:00 AM`. */
export function useMoment(): (instant: string) => string {
  const zone = usePageContext(({ companyZone }) => companyZone) ?? 'UTC';
  return (instant) => {
    const text = toWallClock(Date.parse(instant), zone);
    return `${formatDate(text)}, ${formatTime(text)}`;
  };
}
