import type { Unsettled } from '@rollcall/shared/calls';

/** Days, and the name of the department to which the list is narrowed. */
interface Range {
  readonly from: string;
  readonly to: string;
  readonly department: string | undefined;
}

const PAGES: Readonly<Record<Unsettled['kind'], readonly [path: string, filter: string]>> = {
  'open-log': ['/time/logs', 'state=open&'],
  'missing-out': ['/time/logs', 'state=missing-out&'],
  correction: ['/time/corrections', 'status=Pending&'],
  leave: ['/leave', 'status=Pending&'],
  overtime: ['/time/overtime', ''],
};

/** The page that lists what is not settled of a kind, for the same days and department. */
export function listOf(kind: Unsettled['kind'], { from, to, department }: Range): string {
  const [path, filter] = PAGES[kind];
  const narrowed = department === undefined ? '' : `&department=${encodeURIComponent(department)}`;
  return `${path}?${filter}from=${from}&to=${to}${narrowed}`;
}

/** The day of an entry in the month. */
export const dayOf = ({ employeeId, from }: Pick<Unsettled, 'employeeId' | 'from'>): string =>
  `/time/month?month=${from.slice(0, 7)}&employee=${employeeId}&day=${from}`;
