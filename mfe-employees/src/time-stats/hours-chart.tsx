import type { TimeLog } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { theme } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly logs: readonly TimeLog[];
}

const HEIGHT = 96;
const MIN_SCALE_MINUTES = 8 * 60;

/** Total minutes by day, earliest first. */
function byDay(logs: readonly TimeLog[]): readonly (readonly [string, number])[] {
  const days = new Map<string, number>();
  for (const { workDate, workedMinutes } of logs) {
    if (workDate === null) continue;
    days.set(workDate, (days.get(workDate) ?? 0) + Math.max(0, workedMinutes ?? 0));
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** A bar chart of hours worked per day. Hidden from screen readers, because the table below has the same numbers. */
export function HoursChart({ logs }: Props) {
  const { token } = theme.useToken();
  const days = byDay(logs);
  if (days.length === 0) return null;
  const max = Math.max(MIN_SCALE_MINUTES, ...days.map(([, minutes]) => minutes));
  const width = 100 / days.length;
  return (
    <figure aria-hidden style={{ margin: '0 0 16px' }}>
      <figcaption style={{ color: token.colorTextSecondary }}>{TEXTS.chart}</figcaption>
      <svg width="100%" height={HEIGHT} role="presentation">
        {days.map(([day, minutes], index) => {
          const height = (minutes / max) * (HEIGHT - 20);
          return (
            <g key={day}>
              <rect
                x={`${index * width + width * 0.2}%`}
                y={HEIGHT - 16 - height}
                width={`${width * 0.6}%`}
                height={height}
                rx="3"
                fill={token.colorPrimary}
              >
                <title>{`${formatDate(day)}: ${(minutes / 60).toFixed(1)} h`}</title>
              </rect>
              <text
                x={`${(index + 0.5) * width}%`}
                y={HEIGHT - 2}
                textAnchor="middle"
                fontSize="11"
                fill={token.colorTextSecondary}
              >
                {day.slice(8, 10)}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
