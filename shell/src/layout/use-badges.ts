import { type WaitingKind, waitingQuery } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { useToday } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { TEXTS } from './texts.ts';
import { WAITING_REFRESH_MS, waitingLists } from './waiting-lists.ts';

/** Which links have a number: what waits there for an administrator. */
const COUNTS: Readonly<Record<string, WaitingKind>> = {
  '/employees': 'registrations',
  '/time/logs': 'missingOuts',
  '/time/corrections': 'corrections',
  '/leave': 'leaves',
};

/** What holds no one up: it is tidied at some time, while others wait for a decision. */
const QUIET: ReadonlySet<WaitingKind> = new Set(['missingOuts']);

export interface Badge {
  readonly count: number;
  /** Whether it is only to be tidied: no person waits for it. */
  readonly isQuiet: boolean;
  /** Says what waits, for screen readers. */
  readonly description: string;
}

/** The badge of a link, which leads to exactly what it counts. */
export interface LinkBadge extends Badge {
  readonly to: string;
}

/** The badge of a link, by its path; undefined when nothing waits there, and on a base backend. */
export function useBadges(): (path: string) => LinkBadge | undefined {
  const lists = waitingLists(useToday());
  const hasBadges = useCapability('waiting');
  const { data } = useQuery({
    ...waitingQuery(),
    enabled: hasBadges,
    refetchInterval: WAITING_REFRESH_MS,
  });
  return (path) => {
    const name = COUNTS[path];
    const count = name && data?.[name];
    if (!count) return undefined;
    const description = TEXTS.waiting[name](count);
    return { count, isQuiet: QUIET.has(name), description, to: lists[name] };
  };
}
