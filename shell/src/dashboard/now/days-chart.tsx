import { type RecentDay, recentDaysQuery } from '@rollcall/shared/calls';
import { formatDayLabel } from '@rollcall/shared/domain';
import { ErrorNotice } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { TEXTS } from './texts.ts';

/** How often the days are refetched, in milliseconds: only today changes, and its people are shown each minute. */
const REFRESH_MS = 600_000;

/** Sizes in the units of the drawing, which are pixels where there is room. */
const STEP = 22;
const BAR = 14;
const HEIGHT = 84;
const LABEL = 18;

/** How many punched in and were on leave on the last days: bars for the eye, a table for screen readers. */
export function DaysChart() {
  const { data, error, refetch } = useQuery({ ...recentDaysQuery(), refetchInterval: REFRESH_MS });
  return (
    <div className="now-days">
      {data && <Figures days={data} />}
      {!data && error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <output>{TEXTS.loadingDays}</output>}
    </div>
  );
}

function Figures({ days }: { readonly days: readonly RecentDay[] }) {
  const today = days.length - 1;
  return (
    <>
      <div aria-hidden="true">
        <p className="now-legend">
          <span>{TEXTS.days}</span>
          <span className="now-key">{TEXTS.punchedIn}</span>
          <span className="now-key now-key-leave">{TEXTS.onLeave}</span>
        </p>
        <Bars days={days} />
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{TEXTS.days}</caption>
          <thead>
            <tr>
              <th scope="col">{TEXTS.date}</th>
              <th scope="col">{TEXTS.punchedIn}</th>
              <th scope="col">{TEXTS.onLeave}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day.date}>
                <th scope="row">{TEXTS.day(day, index === today)}</th>
                <td>{day.punchedIn}</td>
                <td>{day.onLeave}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Those on leave are above those who punched in. */
function Bars({ days }: { readonly days: readonly RecentDay[] }) {
  const most = Math.max(1, ...days.map(({ punchedIn, onLeave }) => punchedIn + onLeave));
  const heightOf = (count: number) => (count / most) * HEIGHT;
  return (
    <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT + LABEL}`}>
      {days.map(({ date, punchedIn, onLeave }, index) => {
        const [here, away] = [heightOf(punchedIn), heightOf(onLeave)];
        const x = index * STEP + (STEP - BAR) / 2;
        return (
          <g key={date} className={index === days.length - 1 ? 'now-today' : undefined}>
            <title>{`${formatDayLabel(date)}: ${TEXTS.punchedIn} ${punchedIn}, ${TEXTS.onLeave} ${onLeave}`}</title>
            <rect className="now-room" x={index * STEP} width={STEP} height={HEIGHT + LABEL} />
            <rect className="now-here" x={x} y={HEIGHT - here} width={BAR} height={here} />
            <rect className="now-away" x={x} y={HEIGHT - here - away} width={BAR} height={away} />
            <text x={index * STEP + STEP / 2} y={HEIGHT + LABEL - 5}>
              {formatDayLabel(date).slice(0, 2)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
