import { type ActivityEvent, activityQuery } from '@rollcall/shared/calls';
import { useNow } from '@rollcall/shared/session';
import { Avatar, ErrorNotice, useToday } from '@rollcall/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatAge, formatDateTime } from '../notifications/format-age.ts';
import { TEXTS } from './texts.ts';
import './activity-feed.css';

/** How often the events are refetched, in milliseconds. */
const REFRESH_MS = 60_000;

/** How many events are shown at first, and how many more with each press. */
const STEP = 8;

/** The events of all employees, newest first (capability `activity`). */
export function ActivityFeed() {
  const [limit, setLimit] = useState(STEP);
  const query = useInfiniteQuery({ ...activityQuery(), refetchInterval: REFRESH_MS });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const events = data?.pages.flatMap((page) => page.rows);
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);
  const visible = events?.slice(0, limit);
  const count = visible?.length ?? 0;
  useLayoutEffect(() => {
    // The pressed button may be gone: the focus moves to the first of the older events.
    if (focusAt.current === undefined || focusAt.current >= count) return;
    const first = list.current?.children[focusAt.current];
    focusAt.current = undefined;
    if (first instanceof HTMLElement) first.focus();
  }, [count]);
  function showOlder() {
    focusAt.current = count;
    setLimit(limit + STEP);
    if (hasNextPage && events && events.length < limit + STEP) void fetchNextPage();
  }
  if (!events || !visible) {
    return error ? (
      <ErrorNotice message={error.message} onRetry={() => void refetch()} />
    ) : (
      <output>{TEXTS.loadingActivity}</output>
    );
  }
  if (events.length === 0) return <p className="dashboard-placeholder">{TEXTS.noActivity}</p>;
  return (
    <>
      <ul ref={list} className="activity-feed">
        {visible.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ul>
      {(hasNextPage || events.length > limit) && (
        <Button loading={isFetchingNextPage} onClick={showOlder}>
          {TEXTS.showOlder}
        </Button>
      )}
    </>
  );
}

function Event({ event }: { readonly event: ActivityEvent }) {
  const { text, employeeId, employeeName, actorName, happenedAt } = event;
  const now = useNow();
  const today = useToday();
  return (
    <li tabIndex={-1}>
      <Avatar id={employeeId} name={employeeName} />
      <span className="activity-text">
        {withBoldName(text, employeeName)}
        {actorName !== null && ` ${TEXTS.by(actorName)}`}
      </span>
      <time dateTime={happenedAt} title={formatDateTime(happenedAt)}>
        {formatAge(happenedAt, { now, today })}
      </time>
    </li>
  );
}

/** The sentence with the employee's name in bold, if it begins with it. */
function withBoldName(text: string, name: string) {
  if (!text.startsWith(name)) return text;
  return (
    <>
      <strong dir="auto">{name}</strong>
      {text.slice(name.length)}
    </>
  );
}
