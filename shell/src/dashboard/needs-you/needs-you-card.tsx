import { type Waiting, waitingQuery } from '@rollcall/shared/calls';
import { ErrorNotice, useFocusFallback } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { WAITING_REFRESH_MS } from '../../layout/waiting-lists.ts';
import { TEXTS } from './texts.ts';
import { WaitingGroups } from './waiting-groups.tsx';
import './needs-you.css';

interface Props {
  /** False until the counts below have arrived, too: the card is loaded meanwhile. */
  readonly isShown: boolean;
}

/**
 * What waits for an administrator (capability `waiting`), from the source of the badges: of each kind the count and what has
 * waited longest, with the press that deals with it.
 */
export function NeedsYouCard({ isShown }: Props) {
  const { data, error, refetch } = useQuery({
    ...waitingQuery(),
    refetchInterval: WAITING_REFRESH_MS,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  // The row of a pressed button goes.
  const fallback = useFocusFallback(() => heading.current);
  if (!isShown) return null;
  return (
    <section className="dashboard-card needs-you" aria-labelledby="needs-you-title" {...fallback}>
      <h2 id="needs-you-title" ref={heading} tabIndex={-1}>
        {TEXTS.title}
      </h2>
      {!data && error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <output>{TEXTS.loading}</output>}
      {data && (
        <>
          {isNothing(data) && <p className="needs-you-nothing">{TEXTS.nothing}</p>}
          <div className="needs-you-groups">
            <WaitingGroups waiting={data} />
          </div>
        </>
      )}
    </section>
  );
}

const isNothing = ({ registrations, corrections, leaves, missingOuts, ...rest }: Waiting) =>
  registrations + corrections + leaves + missingOuts + (rest.releaseFailures ?? 0) === 0;
