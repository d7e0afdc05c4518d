import type { ActivityItemBody, EventKind } from '@rollcall/shared/contract';
import { type CompanyZone, formatDate, toIsoWithOffset } from '@rollcall/shared/domain';
import { fullName } from '../../employees/full-name.ts';
import type { EventRow } from './queries.ts';

type Details = EventRow['details'];

/** The sentence of an event, after the employee's name. */
const EVENT_TEXTS: Record<EventKind, (details: Details) => string> = {
  registered: () => 'registered',
  'punch-in': () => 'punched in',
  'punch-out': () => 'punched out',
  'break-started': () => 'started a break',
  'break-ended': () => 'ended a break',
  'missing-out': ({ workDate }) => `has no punch-out on ${dateOf(workDate)}`,
  'log-entered': ({ workDate, change }) =>
    change === undefined
      ? `has a time log on ${dateOf(workDate)}, entered manually`
      : `had the time log of ${dateOf(workDate)} ${change}`,
  'leave-requested': (details) => `requested leave ${daysOf(details)}`,
  'leave-withdrawn': (details) => `withdrew the leave ${daysOf(details)}`,
  'leave-approved': (details) => `was granted leave ${daysOf(details)}`,
  'leave-rejected': (details) => `had a leave request rejected (${daysOf(details)})`,
  'leave-reopened': (details) => `is waiting for a new decision on the leave ${daysOf(details)}`,
  'correction-requested': ({ workDate }) => `requested a correction of ${dateOf(workDate)}`,
  'correction-withdrawn': ({ workDate }) => `withdrew the correction of ${dateOf(workDate)}`,
  'correction-approved': ({ workDate }) => `had the time log of ${dateOf(workDate)} corrected`,
  'correction-rejected': ({ workDate }) => `had the correction of ${dateOf(workDate)} rejected`,
};

/** An event as a sentence, with the names of its employees and its time. */
export function presentEvent(row: EventRow, zone: CompanyZone): ActivityItemBody {
  const { id, kind, employeeId, actorId, happenedAt, details, employee, actor } = row;
  const employeeName = fullName(employee);
  return {
    id,
    kind,
    employeeId,
    employeeName,
    actorName: actor && actorId !== employeeId ? fullName(actor) : null,
    happenedAt: toIsoWithOffset(happenedAt.getTime(), zone),
    text: `${employeeName} ${EVENT_TEXTS[kind](details)}`,
  };
}

function daysOf({ startDate, endDate }: Details): string {
  return startDate === endDate
    ? `on ${dateOf(startDate)}`
    : `from ${dateOf(startDate)} to ${dateOf(endDate)}`;
}

function dateOf(date: unknown): string {
  return formatDate(typeof date === 'string' ? date : null);
}
