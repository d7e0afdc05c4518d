/** Attendance of an employee on one day; null is blank: not employed then, or a future date (design §10). */
export type AttendanceDay = 'Present' | 'Absent' | 'Leave' | null;

/** Everything that decides the status of a day. Dates are `YYYY-MM-DD` company dates; null is unknown. */
export interface DayFacts {
  readonly date: string;
  readonly today: string;
  readonly joiningDate: string | null;
  /** The last day of work. */
  readonly exitDate: string | null;
  readonly isOnApprovedLeave: boolean;
  /** Whether a log has this work date. */
  readonly hasPunchIn: boolean;
}

/**
 * The attendance of a day; the first match wins (design §10): before joining or after exit → blank; approved leave →
 * Leave; future → blank; a punch-in → Present; else Absent.
 */
export function attendanceDay(facts: DayFacts): AttendanceDay {
  const { date, today, joiningDate, exitDate, isOnApprovedLeave, hasPunchIn } = facts;
  if (joiningDate !== null && date < joiningDate) return null;
  if (exitDate !== null && date > exitDate) return null;
  if (isOnApprovedLeave) return 'Leave';
  if (date > today) return null;
  return hasPunchIn ? 'Present' : 'Absent';
}
