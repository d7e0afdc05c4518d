import type { Now, NowPerson } from '@rollcall/shared/calls';
import type { NowState } from '@rollcall/shared/contract';
import { formatTime, toWallClock } from '@rollcall/shared/domain';
import { useNow, usePageContext } from '@rollcall/shared/session';
import { Avatar, ZoneNote } from '@rollcall/shared/ui';
import { Link } from 'react-router-dom';
import { dayLink } from '../person/day-link.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly now: Now;
  readonly state: NowState | undefined;
  readonly department: string | undefined;
}

/** At most as many people are shown as the server sends of one state. */
const SHOWN = 24;

/** A longer name may be cut, so that its title has all of it. */
const SHORT = 16;

/** Without a filter, first those whom someone may look for. */
const ORDER: readonly NowState[] = ['missing', 'late', 'on-break', 'at-work', 'due', 'on-leave'];

/** The people of a state, or of all, and how many more there are. */
export function People({ now: { counts, people }, state, department }: Props) {
  const states = state ? [state] : ORDER;
  const shown = states
    .flatMap((each) => people.filter((person) => person.state === each))
    .slice(0, SHOWN);
  const total = states.reduce((sum, each) => sum + counts[each], 0);
  const isNoneIn = counts['at-work'] + counts.late + counts['on-break'] === 0;
  if (shown.length === 0) return <p>{state ? TEXTS.empty[state] : TEXTS.emptyAll}</p>;
  return (
    <>
      {/* Its links scroll it by keyboard. */}
      <div className="now-scroll">
        <ul className="now-people" aria-label={TEXTS.people}>
          {shown.map((person) => (
            <Person key={person.employeeId} person={person} />
          ))}
        </ul>
      </div>
      <p className="now-note">
        {isNoneIn && !state ? (
          TEXTS.noneIn
        ) : (
          <More count={total - shown.length} state={state} department={department} />
        )}
      </p>
    </>
  );
}

function Person({ person }: { readonly person: NowPerson }) {
  const { employeeId, employeeName, workDate, zone } = person;
  const companyZone = usePageContext((context) => context.companyZone);
  const now = useNow();
  return (
    <li>
      <Link to={dayLink({ employeeId, workDate })} className={`now-person now-${person.state}`}>
        <Avatar id={employeeId} name={employeeName} />
        <span className="now-who">
          <strong
            translate="no"
            dir="auto"
            title={employeeName.length > SHORT ? employeeName : undefined}
          >
            {employeeName}
          </strong>{' '}
          <span className="now-what">{TEXTS.person[person.state](person)}</span>{' '}
          {/* In the company's zone it is the time of the reader's own clock. */}
          {zone !== null && (
            <>
              <span className="now-time">{formatTime(toWallClock(now, zone))}</span>{' '}
              <span className="now-zone">
                <ZoneNote zone={zone} companyZone={companyZone} />
              </span>
            </>
          )}
        </span>
      </Link>
    </li>
  );
}

interface MoreProps {
  readonly count: number;
  readonly state: NowState | undefined;
  readonly department: string | undefined;
}

/** Leads to the board of Today's Attendance, which lists exactly the employees of a state; it has no list of all that are here. */
function More({ count, state, department }: MoreProps) {
  if (count <= 0) return null;
  if (!state) return TEXTS.more(count);
  const query = new URLSearchParams({ view: 'board', state, ...(department && { department }) });
  return <Link to={`/time/today?${query}`}>{TEXTS.more(count)}</Link>;
}
