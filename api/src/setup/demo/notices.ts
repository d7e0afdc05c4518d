import type { EventKind } from '@rollcall/shared/contract';
import { addDays, type CompanyZone, formatDate, HOUR_MS, today } from '@rollcall/shared/domain';
import { correctionLink } from '../../commands/notification-links.ts';
import type { DemoCompany } from './company.ts';

/** Announcements that are shown now (spec §2), will be shown next week, and have ended. */
export function createAnnouncements(now: number, zone: CompanyZone, createdBy: number | undefined) {
  const date = today(now, zone);
  const create = (title: string, text: string, from: number, until: number | null = null) => ({
    title,
    text,
    show_from: addDays(date, from),
    show_until: until === null ? null : addDays(date, until),
    created_by: createdBy ?? null,
    created_at: new Date(now - 20 * HOUR_MS),
    updated_at: new Date(now - 20 * HOUR_MS),
  });
  return [
    create('Monthly Review', 'The monthly review takes place on the 25th.', -1),
    create('System Maintenance', 'Saturday, 2 AM to 5 AM.', -1),
    create('All-hands meeting', 'We meet in the canteen at 14:00.', 7, 14),
    create('Parking', 'The car park was closed for two days.', -20, -18),
  ];
}

/**
 * What the server tells employees whose log was closed without a punch-out.
 * @param logIds ids of the company's logs, in the same order.
 */
export function createEmployeeNotifications(
  { logs }: DemoCompany,
  logIds: readonly number[],
  now: number,
) {
  return logs
    .map((log, index) => ({ ...log, id: logIds[index] ?? 0 }))
    .filter(({ state }) => state === 'missing-out')
    .map(({ id, employeeId, workDate, punchIn }) => {
      const at = new Date(Math.min(now, punchIn + 24 * HOUR_MS));
      return {
        employee_id: employeeId,
        kind: 'missing-out' satisfies EventKind,
        text: `Your time log of ${formatDate(workDate)} has no punch-out. Please request a correction`,
        link: correctionLink(id, workDate),
        created_at: at,
        visible_from: at,
      };
    });
}
