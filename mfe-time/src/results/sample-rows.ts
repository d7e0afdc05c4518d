import type { TimeLog } from '@rollcall/shared/calls';

/** Day of January 2026, punch-in, punch-out, minutes of break. */
const DAYS = [
  ['16', '09:00', '17:30', 30],
  ['15', '08:55', '17:25', 30],
  ['14', '09:05', '18:05', 60],
  ['13', '09:00', '17:00', 30],
  ['12', '08:45', '17:45', 45],
  ['09', '09:10', '17:40', 30],
  ['08', '09:00', '17:30', 30],
  ['07', '08:30', '16:45', 45],
  ['06', '09:00', '18:00', 60],
  ['05', '09:15', '17:45', 30],
  ['02', '09:00', '17:30', 30],
  ['01', '10:00', '14:00', 0],
] as const;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The hard-coded rows of the specification's placeholder, the only rows on a base backend (design §15.15). */
export const SAMPLE_ROWS: readonly TimeLog[] = DAYS.map(([day, from, to, breakMinutes], index) => ({
  id: index + 1,
  workDate: `2026-01-${day}`,
  punchIn: `2026-01-${day} ${from}:00`,
  punchOut: `2026-01-${day} ${to}:00`,
  state: null,
  status: 'Present',
  totalBreakMins: breakMinutes,
  totalWorkedMins: minutesOf(to) - minutesOf(from) - breakMinutes,
  breaks: [],
}));
