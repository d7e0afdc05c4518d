import { DAY_HOURS, daySegments } from './day-segments.ts';
import type { Clock } from './use-clock.ts';
import './day-line.css';

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** Today from midnight to midnight, with work, breaks and the current time. The list below says the same as text. */
export function DayLine({ clock }: { readonly clock: Clock }) {
  const day = daySegments(clock);
  if (!day) return null;
  return (
    <div className="day-line" aria-hidden>
      <div className="day-line-bar">
        {day.segments.map(({ kind, from, to }) => (
          <span
            key={`${kind} ${from}`}
            className={`day-line-${kind}`}
            style={{ insetInlineStart: percent(from), width: percent(to - from) }}
          />
        ))}
        <span className="day-line-now" style={{ insetInlineStart: percent(day.now) }} />
      </div>
      <div className="day-line-hours">
        {DAY_HOURS.map(({ text, at }) => (
          <span key={at} style={{ insetInlineStart: percent(at) }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
