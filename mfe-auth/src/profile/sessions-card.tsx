import {
  endOtherSessionsMutation,
  endSessionMutation,
  type OwnSession,
  sessionsQuery,
} from '@rollcall/shared/calls';
import { formatDate, formatTime, toWallClock } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { ErrorNotice, useFocusFallback } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Skeleton, Tag, Typography } from 'antd';
import { useId, useRef } from 'react';
import { ConfirmButton } from './confirm-button.tsx';
import { deviceName } from './device-name.ts';
import { ProfileCard } from './profile-card.tsx';
import { TEXTS } from './texts.ts';

/** The user's sessions, each of which can be ended. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery());
  const { mutate: end, isPending } = useMutation(endSessionMutation());
  const { mutate: endOthers, isPending: isEndingOthers } = useMutation(endOtherSessionsMutation());
  const list = useRef<HTMLDivElement>(null);
  // The button of a session that was ended is gone.
  const focusFallback = useFocusFallback(() => list.current);
  const isBusy = isPending || isEndingOthers;
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <ProfileCard title={TEXTS.sessions}>
      {error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} aria-label={TEXTS.loadingSessions} />}
      {data && !error && (
        <div ref={list} tabIndex={-1} className="profile-sessions" {...focusFallback}>
          <ul>
            {data.map((session) => (
              <SessionItem key={session.id} session={session} isBusy={isBusy} onEnd={end} />
            ))}
          </ul>
          {data.length === 0 && <p>{TEXTS.noSessions}</p>}
          {hasOthers && (
            <>
              <Typography.Paragraph type="secondary">{TEXTS.sessionsNote}</Typography.Paragraph>
              <ConfirmButton
                dialog="end-other-sessions"
                label={TEXTS.endOthers}
                question={TEXTS.endOthersQuestion}
                disabled={isBusy}
                onConfirm={() => endOthers()}
              />
            </>
          )}
        </div>
      )}
    </ProfileCard>
  );
}

interface ItemProps {
  readonly session: OwnSession;
  readonly isBusy: boolean;
  readonly onEnd: (id: string) => void;
}

function SessionItem({ session, isBusy, onEnd }: ItemProps) {
  const { id, userAgent, isCurrent } = session;
  const device = deviceName(userAgent);
  const aboutId = useId();
  return (
    <li>
      <div id={aboutId}>
        <strong>{device}</strong> {isCurrent && <Tag color="success">{TEXTS.thisDevice}</Tag>}
        <SessionTimes session={session} />
      </div>
      {!isCurrent && (
        <ConfirmButton
          size="small"
          dialog={`end-session-${id}`}
          label={TEXTS.end}
          question={TEXTS.endQuestion(device)}
          disabled={isBusy}
          aria-describedby={aboutId}
          onConfirm={() => onEnd(id)}
        />
      )}
    </li>
  );
}

/** When the session started and when it ends, in the company's zone like all times of the console. */
function SessionTimes({ session: { createdAt, expiresAt } }: Pick<ItemProps, 'session'>) {
  const zone = usePageContext(({ companyZone }) => companyZone);
  if (zone === null) return null;
  const dateAndTime = (instant: string) => {
    const text = toWallClock(Date.parse(instant), zone);
    return `${formatDate(text)}, ${formatTime(text)}`;
  };
  return (
    <Typography.Text type="secondary" className="profile-session-times">
      <span>{TEXTS.signedIn(dateAndTime(createdAt))}</span>{' '}
      <span>{TEXTS.expires(dateAndTime(expiresAt))}</span>
    </Typography.Text>
  );
}
