import type { TimeLog } from '@rollcall/shared/calls';
import { addDays, formatDate } from '@rollcall/shared/domain';
import { theme } from 'antd';
import type { Range } from './period.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly logs: readonly TimeLog[];
  /** The days that the chart has; without it, those of the logs. */
  readonly range: Range | undefined;
}

const HEIGHT = 132;
const BASE = HEIGHT - 18;
const MIN_SCALE_MINUTES = 8 * 60;
const STEP_MINUTES = 4 * 60;

/** More days than this have a label per month. */
const MAX_LABELLED_DAYS = 62;

/** Total minutes by day. */
function byDay(logs: readonly TimeLog[]): ReadonlyMap<string, number> {
  const days = new Map<string, number>();
  for (const { workDate, totalWorkedMins } of logs) {
    if (workDate === null) continue;
    days.set(workDate, (days.get(workDate) ?? 0) + Math.max(0, totalWorkedMins ?? 0));
  }
  return days;
}

function datesOf(minutes: ReadonlyMap<string, number>, range: Range | undefined): string[] {
  if (!range) return [...minutes.keys()].toSorted();
  const dates = [];
  for (let date = range.startDate; date <= range.endDate; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/**
 * A bar chart of hours worked per day of the period; days without a bar have no log. Hidden from screen readers, because
 * the table below has the same numbers.
 */
export function HoursChart({ logs, range }: Props) {
  const { token } = theme.useToken();
  const minutesOf = byDay(logs);
  if (minutesOf.size === 0) return null;
  const dates = datesOf(minutesOf, range);
  const max = Math.max(MIN_SCALE_MINUTES, ...minutesOf.values());
  const heightOf = (minutes: number) => (minutes / max) * (BASE - 8);
  const width = 100 / dates.length;
  const lines = Array.from({ length: Math.floor(max / STEP_MINUTES) }, (_, index) => {
    const minutes = (index + 1) * STEP_MINUTES;
    return { hours: minutes / 60, y: BASE - heightOf(minutes) };
  });
  return (
    <figure aria-hidden style={{ margin: '0 0 16px' }}>
      <figcaption style={{ color: token.colorTextSecondary }}>
        {range ? TEXTS.chart : TEXTS.chartOfTable}
      </figcaption>
      <div style={{ display: 'flex' }}>
        <HourLabels lines={lines} />
        {/* The label of the last day may be wider than its column. */}
        <svg width="100%" height={HEIGHT} role="presentation" style={CHART}>
          {lines.map(({ hours, y }) => (
            <line key={hours} x2="100%" y1={y} y2={y} stroke={token.colorBorderSecondary} />
          ))}
          <line x2="100%" y1={BASE} y2={BASE} stroke={token.colorBorder} />
          {dates.map((date, index) => (
            <Day
              key={date}
              date={date}
              label={labelOf(date, dates.length)}
              minutes={minutesOf.get(date)}
              height={heightOf(minutesOf.get(date) ?? 0)}
              left={index * width}
              width={width}
            />
          ))}
        </svg>
      </div>
    </figure>
  );
}

/** Without the minimum the visible overflow would make it as wide as an SVG is by default. */
const CHART = { minWidth: 0, overflow: 'visible' } as const;

interface LabelProps {
  /** The horizontal lines of the chart; `y` is in pixels from the top. */
  readonly lines: readonly { readonly hours: number; readonly y: number }[];
}

function HourLabels({ lines }: LabelProps) {
  const { token } = theme.useToken();
  return (
    <svg width={32} height={HEIGHT} role="presentation" style={{ flex: 'none' }}>
      {lines.map(({ hours, y }) => (
        <text key={hours} y={y + 4} fontSize="11" fill={token.colorTextSecondary}>
          {TEXTS.hours(hours)}
        </text>
      ))}
    </svg>
  );
}

interface DayProps {
  readonly date: string;
  readonly label: string;
  /** Undefined without a log. */
  readonly minutes: number | undefined;
  /** In pixels. */
  readonly height: number;
  /** In percent, like `width`. */
  readonly left: number;
  readonly width: number;
}

function Day({ date, label, minutes, height, left, width }: DayProps) {
  const { token } = theme.useToken();
  return (
    <g>
      {minutes !== undefined && (
        <rect
          x={`${left + width * 0.15}%`}
          y={BASE - height}
          width={`${width * 0.7}%`}
          height={height}
          rx="2"
          fill={token.colorPrimary}
        >
          <title>{`${formatDate(date)}: ${(minutes / 60).toFixed(1)} h`}</title>
        </rect>
      )}
      {label !== '' && (
        <text
          x={`${left + width / 2}%`}
          y={HEIGHT - 3}
          textAnchor="middle"
          fontSize="11"
          fill={token.colorTextSecondary}
        >
          {label}
        </text>
      )}
    </g>
  );
}

/** Days of the month, so few that they fit on a phone; the months of a long period. */
function labelOf(date: string, count: number): string {
  const day = Number(date.slice(8));
  if (count <= 12) return String(day);
  if (count <= MAX_LABELLED_DAYS) return day === 1 || day % 5 === 0 ? String(day) : '';
  return day === 1 ? (MONTHS[Number(date.slice(5, 7)) - 1] ?? '') : '';
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
