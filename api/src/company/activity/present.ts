import type { ActivityItemBody, EventKind } from '@rollcall/shared/contract';
import { type CompanyZone, formatDate, toIsoWithOffset } from '@rollcall/shared/domain';
import { fullName } from '../../employees/full-name.ts';
import type { EventRow } from './queries.ts';

type Details = EventRow['details'];

/** What follows the employee's name. */
interface Predicate {
  /** When the employee did it. */
  readonly own: string;
  /** When someone else did, whose name ends the sentence; absent when it does not matter who. */
  readonly other?: string;
  /** When it is unknown who did: the server, or someone who has been deleted. The first one, if absent. */
  readonly unknown?: string;
}

const PREDICATES: Record<EventKind, (details: Details) => Predicate> = {
  registered: () => ({ own: ' registered' }),
  left: () => ({ own: ' left: the account has ended' }),
  'punch-in': () => ({ own: ' punched in', other: ' was punched in' }),
  'punch-out': () => ({ own: ' punched out', other: ' was punched out' }),
  'break-started': () => ({ own: ' started a break', other: "'s break was started" }),
  'break-ended': () => ({ own: ' ended a break', other: "'s break was ended" }),
  'missing-out': ({ workDate }) => ({ own: ` has no punch-out on ${dateOf(workDate)}` }),
  'log-entered': ({ workDate, change }) =>
    changed(`time log of ${dateOf(workDate)}`, String(change ?? 'entered')),
  'leave-requested': (days) => ({
    own: ` requested leave ${daysOf(days)}`,
    other: `'s leave ${daysOf(days)} was requested`,
  }),
  'leave-withdrawn': (days) => ({
    own: ` withdrew their leave ${daysOf(days)}`,
    other: `'s leave ${daysOf(days)} was withdrawn`,
  }),
  'leave-approved': (days) => changed(`leave ${daysOf(days)}`, 'approved'),
  'leave-rejected': (days) => changed(`leave ${daysOf(days)}`, 'rejected'),
  'leave-reopened': (days) => ({
    ...changed(`leave ${daysOf(days)}`, 'set back to pending'),
    own: ` set their own leave ${daysOf(days)} back to pending`,
  }),
  'correction-requested': ({ workDate }) => ({
    own: ` requested a correction of ${dateOf(workDate)}`,
  }),
  'correction-withdrawn': ({ workDate }) => ({
    own: ` withdrew the correction of ${dateOf(workDate)}`,
  }),
  'correction-approved': ({ workDate }) => changed(`correction of ${dateOf(workDate)}`, 'approved'),
  'correction-rejected': ({ workDate }) => changed(`correction of ${dateOf(workDate)}`, 'rejected'),
};

/** What an administrator does; that it was the employee must be known. */
function changed(what: string, how: string): Predicate {
  const other = `'s ${what} was ${how}`;
  return { own: ` ${how} their own ${what}`, other, unknown: other };
}

/** An event as a sentence, with the names of its employees and its time. */
export function presentEvent(row: EventRow, zone: CompanyZone): ActivityItemBody {
  const { id, kind, employeeId, actorId, happenedAt, details, employee, actor } = row;
  const employeeName = fullName(employee);
  const { own, other, unknown = own } = PREDICATES[kind](details);
  const isByOther = other !== undefined && actor !== null && actorId !== employeeId;
  return {
    id,
    kind,
    employeeId,
    employeeName,
    actorName: isByOther ? fullName(actor) : null,
    happenedAt: toIsoWithOffset(happenedAt.getTime(), zone),
    text: employeeName + (isByOther ? other : actorId === null ? unknown : own),
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
