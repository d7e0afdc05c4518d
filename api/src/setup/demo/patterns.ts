import { addDays, weekdayOf } from '@rollcall/shared/domain';

/** How an employee of the demo company works; each has a work schedule of its own. */
export type DemoPattern = 'office' | 'night' | 'rotating' | 'flexible' | 'part-time';

/** A Monday on which all cycles begin. */
export const ANCHOR = '2024-01-01';
/** The shifts of the rotation, one a week: early, late, night. */
export const ROTATION = ['06:00', '14:00', '22:00'] as const;

/** When a shift begins on a date, in minutes after midnight. */
export function startOf(pattern: DemoPattern, date: string): number {
  if (pattern === 'night') return 22 * 60;
  if (pattern !== 'rotating') return 9 * 60;
  return Number(rotationOn(date).slice(0, 2)) * 60;
}

/** Whether someone is at work in the night after a date. */
export function worksAtNight(pattern: DemoPattern, date: string): boolean {
  return startOf(pattern, date) === 22 * 60;
}

function rotationOn(date: string): string {
  const weeks = Math.floor((Date.parse(date) - Date.parse(ANCHOR)) / (7 * 86_400_000));
  return ROTATION[((weeks % 3) + 3) % 3] ?? ROTATION[0];
}

export interface DemoHoliday {
  readonly date: string;
  readonly name: string;
  readonly part: 'full' | 'pm';
}

/** Two holidays and half a one of the demo company, one of them still to come, all from Monday to Friday. */
export function createHolidays(today: string): readonly DemoHoliday[] {
  return [
    { date: weekday(addDays(today, -45)), name: 'Company outing', part: 'pm' },
    { date: weekday(addDays(today, -24)), name: 'Founders’ Day', part: 'full' },
    { date: weekday(addDays(today, 12)), name: 'Spring break', part: 'full' },
  ];
}

/** The date, or the Friday before it. */
function weekday(date: string): string {
  const back = { 6: 1, 0: 2 }[weekdayOf(date) as 0 | 6] ?? 0;
  return addDays(date, -back);
}
