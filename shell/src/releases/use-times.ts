import { formatDate, toIsoWithOffset } from '@rollcall/shared/domain';
import { useNow, usePageContext } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { formatAge } from '../notifications/format-age.ts';

/** Says instants (ISO) for people, in the company's zone; '-' for one that is absent or cannot be read. */
export interface Times {
  /** When something was, such as `Today, 05:05 PM`. */
  readonly when: (at: string | undefined) => string;
  /** The day, also of one that is still to come. */
  readonly day: (at: string | undefined) => string;
}

export function useTimes(): Times {
  const now = useNow();
  const today = useToday();
  const zone = usePageContext(({ companyZone }) => companyZone) ?? 'UTC';
  const local = (at: string | undefined) => {
    const instant = Date.parse(at ?? '');
    return Number.isNaN(instant) ? null : toIsoWithOffset(instant, zone);
  };
  return { when: (at) => formatAge(local(at), { now, today }), day: (at) => formatDate(local(at)) };
}
