import type { EventKind } from '@rollcall/shared/contract';
import {
  addDays,
  type CompanyZone,
  DAY_MS,
  formatDate,
  HOUR_MS,
  today,
  workDateOf,
} from '@rollcall/shared/domain';
import type { DemoCompany } from './company.ts';
import { CORRECTION_REASONS } from './names.ts';

/** Number of pending corrections, and of rejected ones. */
const PENDING = 5;
const REJECTED = 2;

/** Number of corrections that are not approved. */
export const NOT_APPROVED = PENDING + REJECTED;

type DemoEvent = ReturnType<typeof createEvent>;

/** Events of the punches and leaves of the last two days for the activity feed, oldest first. */
export function createEvents(
  { logs, leaves }: DemoCompany,
  { now, zone }: { now: number; zone: CompanyZone },
): DemoEvent[] {
  const date = today(now, zone);
  const recent = logs.filter((log) => log.workDate >= addDays(date, -1));
  const attendanceEvents = recent.flatMap((log) => {
    const at = (kind: EventKind, instant: number | null) =>
      instant === null ? [] : [createEvent(kind, log.employeeId, instant, {})];
    return [
      ...at('punch-in', log.punchIn),
      ...log.breaks.flatMap(({ start, end }) => [
        ...at('break-started', start),
        ...at('break-ended', end),
      ]),
      ...at('punch-out', log.punchOut),
    ];
  });
  const leaveRequests = leaves
    .filter((leave) => leave.appliedOn >= addDays(date, -1))
    .map(({ employeeId, startDate, endDate }) =>
      createEvent('leave-requested', employeeId, now - HOUR_MS, { startDate, endDate }),
    );
  return [...attendanceEvents, ...leaveRequests].toSorted(
    (a, b) => a.happened_at.getTime() - b.happened_at.getTime(),
  );
}

function createEvent(
  kind: EventKind,
  employeeId: number,
  instant: number,
  details: Record<string, unknown>,
) {
  const happened_at = new Date(instant);
  return { kind, employee_id: employeeId, actor_id: employeeId, happened_at, details };
}

/**
 * Corrections of the latest logs without a punch-out: most pending, some rejected.
 * @param logIds ids of the company's logs, in the same order.
 */
export function createCorrections(
  { logs }: DemoCompany,
  logIds: readonly number[],
  { now, zone, decidedBy }: { now: number; zone: CompanyZone; decidedBy: number | undefined },
) {
  return logs
    .map((log, index) => ({ log, id: logIds[index] }))
    .filter(({ log }) => log.state === 'missing-out')
    .toReversed()
    .slice(0, NOT_APPROVED)
    .map(({ log, id }, index) => {
      const isRejected = index >= PENDING && decidedBy !== undefined;
      const requestedAt = Math.min(now - HOUR_MS * (index + 1), log.punchIn + 2 * DAY_MS);
      return {
        employee_id: log.employeeId,
        time_log_id: id,
        log_state: log.state,
        punch_in: new Date(log.punchIn),
        punch_out: new Date(log.punchIn + 8 * HOUR_MS),
        zone,
        work_date: workDateOf(log.punchIn, zone),
        reason: CORRECTION_REASONS[index % CORRECTION_REASONS.length],
        requested_at: new Date(requestedAt),
        status: isRejected ? 'Rejected' : 'Pending',
        decided_by: isRejected ? decidedBy : null,
        decided_at: isRejected ? new Date(Math.min(now, requestedAt + HOUR_MS)) : null,
        decision_reason: isRejected ? 'The gate shows another time' : null,
      };
    });
}

/** Notifications to administrators about pending leaves, the latest application last. */
export function createNotifications(
  { employees, leaves }: DemoCompany,
  administrators: readonly number[],
  now: number,
) {
  const nameOf = new Map(
    employees.map((employee) => [employee.id, `${employee.firstName} ${employee.lastName}`]),
  );
  const pending = leaves
    .filter((leave) => leave.status === 'Pending')
    .toSorted((a, b) => a.appliedOn.localeCompare(b.appliedOn))
    .slice(-3);
  return administrators.flatMap((id) =>
    pending.map(({ employeeId, type, startDate, endDate }, index) => {
      const at = new Date(now - HOUR_MS * (pending.length - index));
      return {
        employee_id: id,
        kind: 'leave-requested' satisfies EventKind,
        text: `${nameOf.get(employeeId)} asks for leave from ${formatDate(startDate)} to ${formatDate(endDate)} (${type})`,
        link: '/leave',
        created_at: at,
        visible_from: at,
      };
    }),
  );
}
