import {
  forgetEarlierNotifications,
  type Notification,
  notificationsQuery,
  refreshAfterNotification,
} from '@rollcall/shared/calls';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** How often they are refetched, in milliseconds, like the numbers of the sidebar. */
const REFRESH_MS = 60_000;

/** The notifications of the page, and what can be done with them. */
export interface Notifications {
  /** Newest first; undefined before the first response. */
  readonly rows: readonly Notification[] | undefined;
  /** How many are unread, also of those that are not loaded. */
  readonly unread: number;
  readonly error: Error | null;
  readonly hasEarlier: boolean;
  readonly isLoadingEarlier: boolean;
  readonly showEarlier: () => Promise<unknown>;
  readonly refetch: () => void;
  /** Keeps only the newest page. */
  readonly forgetEarlier: () => void;
}

/**
 * The signed-in user's notifications, refetched each minute and when the tab becomes visible. What a new one is about is
 * refetched as well, so that the page below shows it.
 */
export function useNotifications(): Notifications {
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...notificationsQuery(), refetchInterval: REFRESH_MS });
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const total = data?.pages[0]?.total;
  const knownTotal = useRef(total);
  useEffect(() => {
    const known = knownTotal.current ?? total;
    knownTotal.current = total;
    if (typeof total === 'number' && typeof known === 'number' && total > known) {
      void refreshAfterNotification(client);
    }
  }, [client, total]);
  return {
    rows: data && withoutRepeats(data.pages.flatMap((page) => page.rows)),
    unread: data?.pages[0]?.unread ?? 0,
    error,
    hasEarlier: hasNextPage,
    isLoadingEarlier: isFetchingNextPage,
    showEarlier: fetchNextPage,
    refetch: () => void refetch(),
    forgetEarlier: () => forgetEarlierNotifications(client),
  };
}

/** A notification that arrived between two pages moves the last one of a page to the next. */
function withoutRepeats(rows: readonly Notification[]): readonly Notification[] {
  const ids = new Set<number>();
  return rows.filter(({ id }) => {
    const isNew = !ids.has(id);
    ids.add(id);
    return isNew;
  });
}
